import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';

/** Whose time it is: `Buenos Aires time` for `America/Argentina/Buenos_Aires`. A zone without a place keeps its name. [OWN-11] */
export function zoneLabel(zone: string): string {
  const [region, ...places] = zone.split('/');
  const place = places.at(-1);
  if (place === undefined || region === 'Etc') return zone;
  return fill(copy.results.zone, { place: place.replaceAll('_', ' ') });
}
