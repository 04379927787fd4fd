/** A locale that writes dates as the API does. */
const isoLocale = 'sv-SE';

/** Which day it is in a time zone, as `2026-11-18`; in UTC if this browser doesn't know the zone. [OWN-11] */
export function todayIn(timeZone: string, now: Date): string {
  try {
    return new Intl.DateTimeFormat(isoLocale, { timeZone }).format(now);
  } catch {
    return new Intl.DateTimeFormat(isoLocale, { timeZone: 'UTC' }).format(now);
  }
}
