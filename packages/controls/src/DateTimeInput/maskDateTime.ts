import type { DateOrder } from '../DateInput/dateOrder';
import { maskDate } from '../DateInput/maskDate';
import { maskParts } from '../DateInput/maskParts';
import { toPlainDigits } from '../PhoneInput/parseDigits';
import { maskTime } from '../TimePicker/maskTime';
import { parseTime } from '../TimePicker/parseTime';

const partSizes = [2, 2, 4, 2, 2];
const between = ['/', '/', ' ', ':'];
const halfDay = /^(.*\d)[\s,]+(\d{1,2}(?:[:.]\d{2})?\s*[ap]\.?(?:m\.?)?)\s*$/i;
const isoStart = /^\s*(\d{4}[-./]\d{2}[-./]\d{2})(?:[T\s]+(\d{1,2}:?\d{0,2}).*)?$/;

/** The field's text after typing or pasting: a date as in a date field, a space, and hh:mm. [C-DATE-03, C-DATE-04, C-TIME-01] */
export function maskDateTime(text: string, order: DateOrder): string {
  const plain = toPlainDigits(text);
  const [, before, clock] = halfDay.exec(plain) ?? [];
  const time = clock && parseTime(clock);
  if (before && time) return `${maskDate(before, order)} ${time}`;
  const [, iso, rest] = isoStart.exec(plain) ?? [];
  if (iso) return maskDate(iso, order) + (rest ? ` ${maskTime(rest)}` : '');
  const parts = maskParts(plain, partSizes, '/').split('/');
  // No two-digit hour begins like this.
  const shown = parts.map((part, at) => (at === 3 && /^[3-9]$/.test(part) ? `0${part}` : part));
  return shown.map((part, at) => (at === 0 ? part : `${between[at - 1]}${part}`)).join('');
}
