import type { AnySql } from '../database/Sql';
import type { ChannelName } from '../rules/Outgoing';

/** The name under which the sandbox is told of a new message; the payload is the account's number. */
export const sandboxWake = 'beckon_sandbox';

/** One message of a thread in the sandbox. */
export type SandboxMessage = {
  accountId: number;
  messageId: string;
  channel: ChannelName;
  recipient: string;
  direction: 'out' | 'in';
  body: unknown;
};

/** Adds a message to its thread and tells whoever looks on; the same message is added once. [OWN-13] */
export async function keepSandboxMessage(sql: AnySql, message: SandboxMessage): Promise<void> {
  const { accountId, messageId, channel, recipient, direction, body } = message;
  await sql`
    with kept as (
      insert into sandbox_messages (account_id, message_id, channel, recipient, direction, body)
      values (${accountId}, ${messageId}, ${channel}, ${recipient}, ${direction}, ${sql.json(body as never)})
      on conflict do nothing returning account_id)
    select pg_notify(${sandboxWake}, account_id::text) from kept`;
}
