import { readDecimal } from './readDecimal';

/** Whether two texts mean the same number, as `1.5` and `1.50` do, or both mean none. */
export function isSameNumber(one: string, other: string): boolean {
  return readDecimal(one) === readDecimal(other);
}
