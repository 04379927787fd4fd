import type { Day } from '../dates/Day';
import type { DateOrder } from './dateOrder';

/** Writes a day with slashes in the given order; an empty text for no day. [C-DATE-01] */
export function writeDate(day: Day | null, order: DateOrder): string {
  const [year, month, date] = day?.split('-') ?? [];
  if (!year) return '';
  return order === 'monthFirst' ? `${month}/${date}/${year}` : `${date}/${month}/${year}`;
}
