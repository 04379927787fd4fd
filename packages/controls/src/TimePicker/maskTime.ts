import { maskParts } from '../DateInput/maskParts';
import { toPlainDigits } from '../PhoneInput/parseDigits';

const partSizes = [2, 2];

/**
 * The field's text after typing: hh:mm, or its beginning. A digit that hours can't begin with gets a
 * zero before it. [C-TIME-01]
 */
export function maskTime(text: string): string {
  // Not before minutes: the visitor may be about to type more there.
  const plain = toPlainDigits(text).replace(/^\s*(?=[3-9]\d*[:.]?$)/, '0');
  return maskParts(plain, partSizes, ':');
}
