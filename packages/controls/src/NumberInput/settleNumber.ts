import { finishNumber } from './finishNumber';
import { parseDecimal } from './parseDecimal';

/** The constraints on a number once the visitor is done with it; limits are plain decimals. */
export interface NumberLimits {
  readonly min?: string | number | undefined;
  readonly max?: string | number | undefined;
  /** An empty field becomes min, or 0. [C-NUM-06] */
  readonly required?: boolean | undefined;
  readonly positive?: boolean | undefined;
}

/** The value of a field that is left, stepped or confirmed: a finished number between min and max. [C-NUM-05, C-NUM-06, A-64] */
export function settleNumber(text: string, { min, max, required, positive }: NumberLimits): string {
  const value = finishNumber(text) || (required && (finishNumber(min) || '0'));
  if (!value) return '';
  const least = positive && !isLess(0, min) ? 0 : min;
  // If the limits contradict each other, min wins.
  const atMost = isLess(max, value) ? max : value;
  return String(isLess(atMost, least) ? least : atMost);
}

type Written = string | number | undefined;

/** A missing number is neither less nor greater than any other: that is how undefined compares. */
const isLess = (one: Written, other: Written): boolean =>
  (parseDecimal(one) as bigint) < (parseDecimal(other) as bigint);
