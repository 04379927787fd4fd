const msPerS = 1000;
const msPerHour = 3_600_000;
/** From then until then people may be texted without having just asked for it. */
const firstHour = 8;
const lastHour = 21;
/** So long after an opt-in a text is still a part of that conversation, whatever the hour. */
const conversationMs = msPerHour;
const msPerDay = 24 * msPerHour;
/** Each round moves to somebody's morning; more than this are needed only where no hour is day for everybody. */
const mostRounds = 8;

type Later = { sinceMs: number; dueMs: number; country: string | undefined };

/**
 * When a later text may go: not before 8 and not from 21 o'clock on, wherever in its country the number may be at home.
 * A country that nobody knows is taken to keep the clock of UTC. [OWN-22]
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

/** How long from then until it is day in a zone; 0 while it is. */
function waitOf(atMs: number, zone: string): number {
  const clockMs = readClockMs(atMs, zone);
  if (clockMs < firstHour * msPerHour) return firstHour * msPerHour - clockMs;
  return clockMs < lastHour * msPerHour ? 0 : msPerDay + firstHour * msPerHour - clockMs;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What a clock there shows, in milliseconds since its midnight. */
function readClockMs(atMs: number, timeZone: string): number {
  const known = clocks.get(timeZone);
  const clock =
    known ??
    new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric', minute: 'numeric', second: 'numeric' });
  if (!known) clocks.set(timeZone, clock);
  const [hours = 0, minutes = 0, seconds = 0] = clock.format(atMs).split(':').map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * msPerS + (atMs % msPerS);
}

/** The engine knows which clocks a country keeps; newer ones answer to a call. */
type Clocked = { timeZones?: string[]; getTimeZones?: () => string[] };

function zonesOf(country: string | undefined): readonly string[] {
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) return ['UTC'];
  const locale = new Intl.Locale(`und-${country}`) as Clocked;
  const zones = locale.getTimeZones?.() ?? locale.timeZones ?? [];
  return zones.length === 0 ? ['UTC'] : zones;
}
