import { createHash } from 'node:crypto';
import type { AnySql } from '../../database/index';
import type { ChannelName } from '../pure/Outgoing';

/** A person on one channel of one account. */
export type Person = { accountId: number; channel: ChannelName; recipient: string };

/** The fingerprint of a person, for use in a statement; a keyed hash that the database makes. [OWN-13] */
export function markRecipient(sql: AnySql, person: Person) {
  return sql`recipient_mark(${hashRecipient(person)})`;
}

/** The input of a fingerprint: a hash, so that no statement contains the person. */
export function hashRecipient({ accountId, channel, recipient }: Person): string {
  return createHash('sha256').update(`${accountId}\n${channel}\n${recipient}`).digest('hex');
}

/** The same as text. */
export async function readMark(sql: AnySql, person: Person): Promise<string> {
  const [row] = await sql<{ mark: string }[]>`select ${markRecipient(sql, person)} as mark`;
  return row?.mark as string;
}
