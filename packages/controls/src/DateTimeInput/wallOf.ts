import type { Moment, Wall } from './Moment';

const made = new Map<string, Intl.DateTimeFormat>();

/** The visitor's own time zone. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** What calendar and clock of a zone show at a moment. */
export function wallOf(moment: Moment, timeZone: string): Wall {
  const parts = formatFor(timeZone).formatToParts(Date.parse(moment));
  const read = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    day: `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`,
    time: `${read('hour')}:${read('minute')}`,
  };
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const two = '2-digit';
  const format =
    made.get(timeZone) ??
    new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
      ...{ timeZone, hourCycle: 'h23', year: 'numeric' },
      ...{ month: two, day: two, hour: two, minute: two },
    });
  made.set(timeZone, format);
  return format;
}
