import { finishNumber } from './finishNumber';

/** Decimal places that are kept: more than a field of 16 symbols can have. [C-NUM-02] */
export const decimalPlaces = 16;

/** Reads a plain decimal exactly, as a whole number of its smallest parts; undefined if the text isn't one. */
export function parseDecimal(text: string | number | undefined): bigint | undefined {
  const finished = finishNumber(text);
  const [whole, part = ''] = finished.split('.');
  return finished ? BigInt(whole + part.padEnd(decimalPlaces, '0').slice(0, decimalPlaces)) : undefined;
}
