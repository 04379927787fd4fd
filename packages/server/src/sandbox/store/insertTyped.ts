import type { AnySql } from '../../database/index';
import type { ChannelName } from '../../messages/pure/index';
import { sealRecipient } from '../../numbers/index';
import { sandboxWake } from './insertSandboxMessage';

/** Something that a visitor did in the sandbox. */
export type Typed = {
  accountId: number;
  messageId: string;
  seq: number;
  channel: ChannelName;
  recipient: string;
  body: unknown;
};

/** Takes the next position in the threads, for something that is only stored once delivered. */
export async function selectNextPlace(sql: AnySql): Promise<number> {
  const [row] = await sql<{ seq: number }[]>`
    select nextval(pg_get_serial_sequence('sandbox_messages', 'seq')) as seq`;
  return row?.seq as number;
}

/** Adds typed text to its thread, at its reserved position, and notifies open pages. [OWN-13] */
export async function insertTyped(sql: AnySql, typed: Typed): Promise<void> {
  const { accountId, messageId, seq, channel, body } = typed;
  await sql`
    with inserted as (
      insert into sandbox_messages (account_id, message_id, seq, channel, recipient, direction, body)
      values (${accountId}, ${messageId}, ${seq}, ${channel}, ${sealRecipient(sql, typed)}, 'in', ${sql.json(body as never)})
      returning account_id)
    select pg_notify(${sandboxWake}, account_id::text) from inserted`;
}
