const msPerS = 1000;
const msPerHour = 3_600_000;
/** The hours in which we may text people who haven't just asked for it. */
const firstHour = 8;
const lastHour = 21;
/** How long after an opt-in a text still belongs to that conversation, at any hour. */
const conversationMs = msPerHour;
const msPerDay = 24 * msPerHour;
/** Each round moves to the next morning in a zone; more are needed only if no hour is day everywhere. */
const mostRounds = 8;

type Later = { sinceMs: number; dueMs: number; country: string | undefined };

/**
 * When to send a later text: not before 8 and not after 21 o'clock, anywhere in the number's country.
 * An unknown country uses UTC. [OWN-22]
 */
export function chooseCalmMs({ sinceMs, dueMs, country }: Later): number {
  if (dueMs - sinceMs <= conversationMs) return dueMs;
  const zones = zonesOf(country);
  let atMs = dueMs;
  for (let round = 0; round < mostRounds; round += 1) {
    const waits = zones.map((zone) => waitOf(atMs, zone));
    const longest = Math.max(...waits);
    if (longest === 0) return atMs;
    atMs += longest;
  }
  return atMs;
}

/** How long from then until day in a zone; 0 during the day. */
function waitOf(atMs: number, zone: string): number {
  const clockMs = clockMsAt(atMs, zone);
  if (clockMs < firstHour * msPerHour) return firstHour * msPerHour - clockMs;
  return clockMs < lastHour * msPerHour ? 0 : msPerDay + firstHour * msPerHour - clockMs;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The local clock there, in milliseconds since midnight. */
function clockMsAt(atMs: number, timeZone: string): number {
  const known = clocks.get(timeZone);
  const clock =
    known ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: 'numeric', second: 'numeric' });
  if (!known) clocks.set(timeZone, clock);
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(atMs).split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * msPerS + (atMs % msPerS);
}

/** The engine knows the time zones of a country; newer ones have a method for it. */
type Clocked = { timeZones?: string[]; getTimeZones?: () => string[] };

function zonesOf(country: string | undefined): readonly string[] {
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) return ['UTC'];
  const locale = new Intl.Locale(`und-${country}`) as Clocked;
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.length === 0 ? ['UTC'] : zones;
}
