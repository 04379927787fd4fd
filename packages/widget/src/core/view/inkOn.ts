import { lightOf } from './lightOf';

const white = '#ffffff';
const black = '#111626';
/** A graphic must stand out from its ground this much. */
const leastContrast = 3;
const glare = 0.05;

/** White where it stands out on this ground, otherwise nearly black. [OMNI-01, CCHAT-06] */
export function inkOn(ground: string): string {
  return (1 + glare) / ((lightOf(ground) ?? 0) + glare) >= leastContrast ? white : black;
}
