import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useShop } from '../Layout';
import { PlantClub } from '../PlantClub';
import { PlantGrid } from '../PlantGrid';
import { plants } from '../plants';

const featured = plants.slice(0, 3);

export function HomePage(): ReactNode {
  const { mc } = useShop();
  return (
    <>
      <title>Fern &amp; Fig: house plants that stay alive</title>
      <section className="hero">
        <div>
          <h1>House plants that stay alive</h1>
          <p className="lead">
            Grown in our own greenhouse, packed by hand, and matched to the light you really have.
          </p>
          <Link className="action" to="/products">
            See this week’s plants
          </Link>
        </div>
        <svg className="heroPicture" viewBox="0 0 200 200" aria-hidden="true">
          <use href="/sites/plants.svg#monstera" />
        </svg>
      </section>
      <section>
        <h2>This week</h2>
        <PlantGrid shown={featured} />
      </section>
      <section id="care" className="care">
        <h2>Three rules of care</h2>
        <ol>
          <li>
            <strong>Look before you water.</strong> Put a finger in the soil. Damp? Wait. Dry to the second
            knuckle? Water until it runs out below.
          </li>
          <li>
            <strong>Turn them.</strong> A quarter turn each week keeps a plant upright; light has a direction,
            even when you do not notice it.
          </li>
          <li>
            <strong>Wipe the leaves.</strong> Dust is shade. A damp cloth once a month does more than any
            fertilizer.
          </li>
        </ol>
      </section>
      <section className="quote">
        <blockquote>“It came in a box taller than my son, with not one leaf bent.”</blockquote>
        <PlantClub mc={mc} />
      </section>
    </>
  );
}
