import { createHash } from 'node:crypto';
import type { AnySql } from '../database/Sql';
import type { ChannelName } from '../rules/Outgoing';

/** A person on one channel of one account. */
export type Person = { accountId: number; channel: ChannelName; recipient: string };

/** The mark under which a person is known, for use in a statement; a keyed hash that the database makes. [OWN-13] */
export function markRecipient(sql: AnySql, person: Person) {
  return sql`recipient_mark(${hashRecipient(person)})`;
}

/** What the database makes a mark of: a hash, so that no statement carries whom it is about. */
export function hashRecipient({ accountId, channel, recipient }: Person): string {
  return createHash('sha256').update(`${accountId}\n${channel}\n${recipient}`).digest('hex');
}

/** The same as a text. */
export async function readMark(sql: AnySql, person: Person): Promise<string> {
  const [row] = await sql<{ mark: string }[]>`select ${markRecipient(sql, person)} as mark`;
  return row?.mark as string;
}
