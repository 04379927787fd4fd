import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PlantPicture } from './PlantPicture';
import { type Plant, price } from './plants';

export function PlantGrid({ shown }: { shown: readonly Plant[] }): ReactNode {
  return (
    <ul className="grid">
      {shown.map((plant) => (
        <li key={plant.id}>
          <Link className="card" to={`/products/${plant.id}`}>
            <PlantPicture plant={plant} className="picture" />
            <strong>{plant.name}</strong>
            <span>{plant.line}</span>
            <b>{price(plant.cents)}</b>
          </Link>
        </li>
      ))}
    </ul>
  );
}
