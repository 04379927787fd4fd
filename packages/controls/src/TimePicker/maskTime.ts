import { maskParts } from '../DateInput/maskParts';
import { toPlainDigits } from '../PhoneInput/readDigits';

const partSizes = [2, 2];

/**
 * What stands in the field after somebody typed: hh:mm, or its beginning. A digit with which hours or minutes cannot
 * begin gets a zero before it; a second one that would make more than 23 hours is dropped. [C-TIME-01]
 */
export function maskTime(text: string): string {
  // Only at the end of the text: in its middle somebody may be about to type more.
  return maskParts(toPlainDigits(text), partSizes, ':')
    .replace(/^([3-9])(:?)$/, '0$1$2')
    .replace(/^2[4-9]$/, '2')
    .replace(/:([6-9])$/, ':0$1');
}
