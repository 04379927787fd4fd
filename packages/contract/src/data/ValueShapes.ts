const datePart = '(\\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const timePart = '(?:[01]\\d|2[0-3]):[0-5]\\d';
const zonePart = `(?:Z|[+-]${timePart})`;

// Separate from the others, so that code that reads only days includes no times.
const dateShape = new RegExp(`^${datePart}$`);

/** The three written forms of date and time values. [DATA-07] */
export const ValueShapes = {
  /** Year-month-day, such as `2026-11-15`. */
  date: dateShape,
  /** Hour:minute of a 24-hour day, such as `09:05`. */
  time: /* @__PURE__ */ new RegExp(`^${timePart}$`),
  /** ISO date-time with its zone, such as `2026-11-15T09:05:00.000Z`; seconds and their fraction may be left out. */
  dateTime: /* @__PURE__ */ new RegExp(`^${datePart}T${timePart}(?::[0-5]\\d(?:\\.\\d+)?)?${zonePart}$`),
} as const;

/** Whether the month of that year has that day. */
function dayExists([, year, month, day]: readonly string[]): boolean {
  const leapYear = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  if (month === '02') return Number(day) <= (leapYear ? 29 : 28);
  return day !== '31' || !['04', '06', '09', '11'].includes(month ?? '');
}

/** Whether it is a calendar day, written year-month-day. [DATA-07] */
export function isDateText(text: string): boolean {
  const parts = dateShape.exec(text);
  return parts !== null && dayExists(parts);
}

/** Whether it is a time of day, written hour:minute. [DATA-07] */
export function isTimeText(text: string): boolean {
  return ValueShapes.time.test(text);
}

/** Whether it is a moment, written as an ISO string. [DATA-07] */
export function isDateTimeText(text: string): boolean {
  const parts = ValueShapes.dateTime.exec(text);
  return parts !== null && dayExists(parts);
}
