import { maskParts } from '../DateInput/maskParts';
import { toPlainDigits } from '../PhoneInput/readDigits';

const partSizes = [2, 2];

/**
 * What stands in the field after somebody typed: hh:mm, or its beginning. A digit with which hours cannot begin gets a
 * zero before it. [C-TIME-01]
 */
export function maskTime(text: string): string {
  // Not in front of minutes: there somebody may be about to type more.
  const plain = toPlainDigits(text).replace(/^\s*(?=[3-9]\d*[:.]?$)/, '0');
  return maskParts(plain, partSizes, ':');
}
