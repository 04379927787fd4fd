import { createHash } from 'node:crypto';
import type { AnySql } from '../../database/index';
import type { ChannelName } from '../pure/Outgoing';

/** A person on one channel of one account. */
export type SubscriberAddress = { accountId: number; channel: ChannelName; recipient: string };

/** The fingerprint of a person, for use in a statement; a keyed hash that the database makes. [OWN-13] */
export function markRecipient(sql: AnySql, subscriber: SubscriberAddress) {
  return sql`recipient_mark(${hashRecipient(subscriber)})`;
}

/** The input of a fingerprint: a hash, so that no statement contains the person. */
export function hashRecipient({ accountId, channel, recipient }: SubscriberAddress): string {
  return createHash('sha256').update(`${accountId}\n${channel}\n${recipient}`).digest('hex');
}

/** The same as text. */
export async function selectMark(sql: AnySql, subscriber: SubscriberAddress): Promise<string> {
  const [row] = await sql<{ mark: string }[]>`select ${markRecipient(sql, subscriber)} as mark`;
  return row?.mark as string;
}
