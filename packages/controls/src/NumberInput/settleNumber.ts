import { finishNumber } from './finishNumber';
import { readDecimal } from './readDecimal';

/** What a number must keep to once its visitor is done with it; limits are plain decimals. */
export interface NumberLimits {
  readonly min?: string | number | undefined;
  readonly max?: string | number | undefined;
  /** An empty field becomes min, or 0. [C-NUM-06] */
  readonly required?: boolean | undefined;
  readonly positive?: boolean | undefined;
}

/** The value of a field that is left, stepped or confirmed: a finished number between min and max. [C-NUM-05, C-NUM-06, A-64] */
export function settleNumber(text: string, { min, max, required, positive }: NumberLimits): string {
  const finished = finishNumber(text);
  if (!finished && !required) return '';
  const hasMin = readDecimal(min) !== undefined;
  const least = positive && !isLess(0, min) ? 0 : min;
  const value = finished || String(hasMin ? min : 0);
  // Where the limits contradict each other, min holds.
  const atMost = isLess(max, value) ? max : value;
  return String(isLess(atMost, least) ? least : atMost);
}

function isLess(one: string | number | undefined, other: string | number | undefined): boolean {
  const [left, right] = [readDecimal(one), readDecimal(other)];
  return left !== undefined && right !== undefined && left < right;
}
