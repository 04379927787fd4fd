import { parseDecimal } from './parseDecimal';

/** Whether two texts mean the same number, as `1.5` and `1.50` do, or both mean none. */
export function isSameNumber(one: string, other: string): boolean {
  return parseDecimal(one) === parseDecimal(other);
}
