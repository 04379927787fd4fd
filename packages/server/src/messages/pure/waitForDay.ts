import { messageChannels } from '@beckon/contract/messageChannels';
import { parsePhone } from '../../formats/pure/index';
import { chooseDaytimeMs } from './chooseDaytimeMs';
import type { ChannelName } from './Outgoing';

/** A message about to leave. `ageMs`: how long ago it was due. */
export type Leaving = { channel: ChannelName; recipient: string; isReply: boolean; ageMs: number };

/**
 * How long a text must wait because it is night at its destination: a text delayed by a provider or an outage no longer
 * belongs to a conversation. The reply to what someone wrote never waits. [OWN-22]
 */
export function waitForDay({ channel, recipient, isReply, ageMs }: Leaving, nowMs: number): number {
  if (!messageChannels[channel].limits.isQuietAtNight || isReply) return 0;
  const read = parsePhone(recipient, '');
  const country = read.ok ? read.country : undefined;
  return chooseDaytimeMs({ sinceMs: nowMs - ageMs, dueMs: nowMs, country }) - nowMs;
}
