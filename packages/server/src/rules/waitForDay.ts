import { chooseCalmMs } from './chooseCalmMs';
import { readPhone } from './readPhone';

/** A message that is about to leave. `ageMs`: how long ago it was due. */
export type Leaving = { channel: string; recipient: string; isReply: boolean; ageMs: number };

/**
 * How long a text has to wait because it is night where it goes: one that was held up, by a provider or by an outage, is no longer
 * a part of any conversation. The answer to what somebody wrote never waits. [OWN-22]
 */
export function waitForDay({ channel, recipient, isReply, ageMs }: Leaving, nowMs: number): number {
  if (channel !== 'sms' || isReply) return 0;
  const read = readPhone(recipient, '');
  const country = read.ok ? read.country : undefined;
  return chooseCalmMs({ sinceMs: nowMs - ageMs, dueMs: nowMs, country }) - nowMs;
}
