import { addDays } from '../dates/addDays';
import type { Day } from '../dates/Day';
import type { DayRange } from '../dates/DayRange';
import { formatDay } from '../dates/formatDay';
import type { RangeTexts } from './rangeTexts';

/** What determines the anchor's text. */
export interface LabelSetting {
  readonly today: Day;
  readonly locale: string;
  readonly texts: RangeTexts;
}

/** The anchor's text: nothing chosen, today, yesterday, or from when to when. [C-RANGE-05, C-RANGE-06, C-RANGE-07] */
export function rangeLabel(range: DayRange | null, { today, locale, texts }: LabelSetting): string {
  if (!range) return texts.empty;
  const write = (day: Day) => formatDay(day, locale, { dateStyle: 'medium' });
  const { start, end } = range;
  if (start === end && start === today) return `${texts.today} (${write(start)})`;
  if (start === end && start === addDays(today, -1)) return `${texts.yesterday} (${write(start)})`;
  return `${write(start)} – ${write(end)}`;
}
