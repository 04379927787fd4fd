import { toPlainDigits } from '../PhoneInput/parseDigits';
import type { DateOrder } from './dateOrder';
import { maskParts } from './maskParts';
import { writeDate } from './writeDate';

const partSizes = [2, 2, 4];
const isoDate = /^\s*(\d{4})[-./](\d{2})[-./](\d{2})(?!\d)/;

/** The field's text after typing or pasting: digits and slashes; an ISO date is reordered. [C-DATE-03, C-DATE-04] */
export function maskDate(text: string, order: DateOrder): string {
  const plain = toPlainDigits(text);
  const iso = isoDate.exec(plain);
  return iso ? writeDate(iso.slice(1).join('-'), order) : maskParts(plain, partSizes, '/');
}
