import { isTimeText } from '@beckon/contract/data/ValueShapes';
import { padTwo } from '../dates/DayParts';
import { toPlainDigits } from '../PhoneInput/parseDigits';
import { dayHours, type Time } from './Time';

const written = /^\s*(\d{1,2})(?:\s*[:.]?\s*(\d{2}))?\s*(?:([ap])\.?\s*(?:m\.?)?)?\s*$/i;
const halfDayHours = dayHours / 2;

/** Reads a time as people write it: 9:05, 0905, 14.30, 2:30 PM; null if it isn't one. [C-TIME-01] */
export function parseTime(text: string): Time | null {
  const [, hours, minutes = '00', half] = written.exec(toPlainDigits(text)) ?? [];
  if (hours === undefined) return null;
  const hour = half ? fromHalfDay(Number(hours), half.toLowerCase() === 'p') : Number(hours);
  const time = `${padTwo(hour)}:${minutes}`;
  return isTimeText(time) ? time : null;
}

/** 12 AM is midnight and 12 PM is noon; 13 PM is not a time. */
function fromHalfDay(hours: number, isAfternoon: boolean): number {
  if (hours < 1 || hours > halfDayHours) return dayHours;
  return (hours % halfDayHours) + (isAfternoon ? halfDayHours : 0);
}
