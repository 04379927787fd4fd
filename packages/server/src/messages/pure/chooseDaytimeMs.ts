import { timing } from '@beckon/contract';
import { zonesOf } from './zonesOf';

const { textingFromHour: firstHour, textingUntilHour: lastHour } = timing;

const msPerS = 1000;
const msPerHour = 3_600_000;
/** How long after an opt-in a text still belongs to that conversation, at any hour. */
export const conversationMs = msPerHour;
const msPerDay = 24 * msPerHour;
/** Each round moves to the next morning in a zone; more are needed only if no hour is day everywhere. */
const mostRounds = 8;

type Later = {
  /** When the person last did something that the text may answer; undefined if it must not be sent at night for any reason. */
  sinceMs: number | undefined;
  dueMs: number;
  country: string | undefined;
  /** Where the person is, if known: otherwise every clock of the country counts. */
  zone?: string | undefined;
};

/**
 * When to send a later text: not before 8 and not after 21 o'clock, where the person is, or anywhere in the number's country.
 * A country without known zones uses UTC. [OWN-22]
 */
export function chooseDaytimeMs({ sinceMs, dueMs, country, zone }: Later): number {
  if (sinceMs !== undefined && dueMs - sinceMs <= conversationMs) return dueMs;
  const known = zone === undefined ? zonesOf(country) : [zone];
  const zones = known.length === 0 ? ['UTC'] : known;
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
