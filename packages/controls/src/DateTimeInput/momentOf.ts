import type { Moment, Wall } from './Moment';
import { wallOf } from './wallOf';

const dayMs = 86_400_000;
const asUtc = ({ day, time }: Wall) => Date.parse(`${day}T${time}Z`);

/**
 * The moment at which calendar and clock of a zone show this. An hour that a clock change repeats means the first one; a skipped
 * one is read by the clock from before the change, so that it comes out later. [DATA-07]
 */
export function momentOf(wall: Wall, timeZone: string): Moment {
  const wanted = asUtc(wall);
  const at = (shiftMs: number) => {
    const near = new Date(wanted + shiftMs).toISOString();
    return new Date(wanted - (asUtc(wallOf(near, timeZone)) - Date.parse(near))).toISOString();
  };
  const before = at(-dayMs);
  const moments = [before, at(dayMs)];
  return moments.find((one) => asUtc(wallOf(one, timeZone)) === wanted) ?? before;
}
