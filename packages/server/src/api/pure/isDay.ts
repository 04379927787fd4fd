const shape = /^(\d{4})-(\d{2})-(\d{2})$/;
const february = 2;
const short = [4, 6, 9, 11];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Is this a day in the calendar? There is no February 30, and the database has no year 0. [OWN-11] */
export function isDay(text: string): boolean {
  const [year = 0, month = 0, day = 0] = (shape.exec(text) ?? []).slice(1).map(Number);
  const last = month === february ? (isLeap(year) ? 29 : 28) : short.includes(month) ? 30 : 31;
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= last;
}
