import { lightOf } from './lightOf';

const white = '#ffffff';
const black = '#111626';
/** The minimum contrast of a graphic with its background. */
const leastContrast = 3;
const glare = 0.05;

/** White if it has enough contrast on this background, otherwise nearly black. [OMNI-01, CCHAT-06] */
export function inkOn(ground: string): string {
  return (1 + glare) / ((lightOf(ground) ?? 0) + glare) >= leastContrast ? white : black;
}
