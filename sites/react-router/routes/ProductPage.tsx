import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useShop } from '../Layout';
import { PlantGrid } from '../PlantGrid';
import { PlantPicture } from '../PlantPicture';
import { findPlant, plants, price } from '../plants';
import { MissingPage } from './MissingPage';

const waitingListWidgetId = 5002;

export function ProductPage(): ReactNode {
  const { cart } = useShop();
  const { plantId } = useParams();
  const plant = findPlant(plantId);
  if (!plant) return <MissingPage />;
  const inCart = cart.counts[plant.id] ?? 0;
  return (
    <>
      <title>{`${plant.name} | Fern & Fig`}</title>
      <section className="hero">
        <div>
          <h1>{plant.name}</h1>
          <p className="lead">{plant.story}</p>
          <p className="price">{price(plant.cents)}</p>
          <button className="action" type="button" onClick={() => cart.put(plant.id, inCart + 1)}>
            Add to cart
          </button>
          {inCart > 0 && (
            <p>
              {inCart} in your <Link to="/cart">cart</Link>
            </p>
          )}
          {/* Its content is shown if the form can't be. */}
          <div className="mcwidget-embed" data-widget-id={waitingListWidgetId} data-widget-payload={plant.id}>
            <p>Ask in the shop when the next {plant.name} arrives.</p>
          </div>
        </div>
        <PlantPicture plant={plant} className="heroPicture" />
      </section>
      <section>
        <h2>Gets along with</h2>
        <PlantGrid shown={plants.filter((other) => other.light === plant.light && other !== plant)} />
      </section>
    </>
  );
}
