import { isDateTimeText } from '@beckon/contract/data/ValueShapes';
import type { Day } from '../dates/Day';
import type { Time } from '../TimePicker/Time';

/** A moment as ISO text, such as `2026-11-20T14:30:00.000Z`; in UTC such texts sort chronologically. [DATA-07] */
export type Moment = string;

/** What calendar and clock show at a moment. */
export interface Wall {
  readonly day: Day;
  readonly time: Time;
}

/** The moment in UTC; null if invalid, so that a control with a bad value is empty. [DATA-07] */
export function parseMoment(value: unknown): Moment | null {
  return typeof value === 'string' && isDateTimeText(value)
    ? new Date(Date.parse(value)).toISOString()
    : null;
}
