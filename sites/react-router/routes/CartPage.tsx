import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useShop } from '../Layout';
import { plants, price } from '../plants';

export function CartPage(): ReactNode {
  const { cart } = useShop();
  const lines = plants.flatMap((plant) => {
    const count = cart.counts[plant.id] ?? 0;
    return count > 0 ? [{ plant, count }] : [];
  });
  const cents = lines.reduce((sum, { plant, count }) => sum + plant.cents * count, 0);
  return (
    <section>
      <title>Cart | Fern &amp; Fig</title>
      <h1>Cart</h1>
      {lines.length === 0 ? (
        <p className="lead">
          Nothing in it yet. <Link to="/products">Look at the plants</Link>
        </p>
      ) : (
        <>
          <ul className="lines">
            {lines.map(({ plant, count }) => (
              <li key={plant.id}>
                <Link to={`/products/${plant.id}`}>{plant.name}</Link>
                <span>
                  {count} × {price(plant.cents)}
                </span>
                <button
                  type="button"
                  aria-label={`Take out one ${plant.name}`}
                  onClick={() => cart.put(plant.id, count - 1)}
                >
                  −
                </button>
                <button
                  type="button"
                  aria-label={`One more ${plant.name}`}
                  onClick={() => cart.put(plant.id, count + 1)}
                >
                  +
                </button>
              </li>
            ))}
          </ul>
          <p className="price">{price(cents)} in all</p>
          <Link className="action" to="/checkout">
            Go to checkout
          </Link>
        </>
      )}
    </section>
  );
}
