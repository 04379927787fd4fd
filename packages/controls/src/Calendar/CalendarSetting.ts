import type { Day } from '../dates/Day';
import type { DayLimits } from '../dates/DayLimits';
import type { CalendarTexts } from './calendarTexts';

/** What all parts of a calendar need to know. */
export interface CalendarSetting {
  readonly limits: DayLimits;
  /** A tag that the platform understands. */
  readonly locale: string;
  readonly today: Day;
  readonly texts: CalendarTexts;
}
