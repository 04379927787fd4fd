import type { ReactNode } from 'react';
import type { Plant } from './plants';

export function PlantPicture({ plant, className }: { plant: Plant; className: string }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 200 200" role="img" aria-label={`${plant.name} in a pot`}>
      <use href={`/sites/plants.svg#${plant.id}`} />
    </svg>
  );
}
