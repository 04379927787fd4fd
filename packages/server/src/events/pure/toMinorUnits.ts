import { minorDigitsOf } from '@beckon/contract/data/minorDigitsOf';

const decimal = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;
/** Ten billion in cents: anything above is a typing error, not a price. */
const mostMinor = 1_000_000_000_000;
const half = '5';

/**
 * An amount of money in the smallest unit of its currency, exactly: shifts the decimal text, never multiplies. Rounds
 * smaller digits, a half away from zero. An invalid amount, or one beyond any price, gives nothing. [NET-08, PIX-27, DATA-06]
 */
export function toMinorUnits(weight: number | string, currency: string): number | undefined {
  const parts = decimal.exec(String(weight).trim());
  const [, sign, whole = '', fraction = '', exponent = '0'] = parts ?? [];
  if (!parts || whole + fraction === '') return undefined;
  // The position of the decimal point among the digits, with the smallest unit as the whole.
  const point = whole.length + Number(exponent) + minorDigitsOf(currency);
  const digits = whole + fraction;
  const padded = point < 0 ? '0'.repeat(-point) + digits : digits.padEnd(point, '0');
  const at = Math.max(point, 0);
  const rounded = Number(padded.slice(0, at) || '0') + (padded.charAt(at) >= half ? 1 : 0);
  if (rounded > mostMinor) return undefined;
  return sign === '-' && rounded !== 0 ? -rounded : rounded;
}
