import type { AnySql } from '../../database/index';
import type { ChannelName } from '../../messages/pure/index';
import { sealRecipient } from '../../numbers/index';

/** The channel that notifies the sandbox about a new message; the payload is the account id. */
export const sandboxWake = 'beckon_sandbox';

/** One message of a sandbox thread. */
export type SandboxMessage = {
  accountId: number;
  messageId: string;
  channel: ChannelName;
  recipient: string;
  direction: 'out' | 'in';
  body: unknown;
};

/** Adds a message to its thread and notifies open pages; adds the same message once. [OWN-13] */
export async function insertSandboxMessage(sql: AnySql, message: SandboxMessage): Promise<void> {
  const { accountId, messageId, channel, direction, body } = message;
  await sql`
    with inserted as (
      insert into sandbox_messages (account_id, message_id, channel, recipient, direction, body)
      values (${accountId}, ${messageId}, ${channel}, ${sealRecipient(sql, message)}, ${direction}, ${sql.json(body as never)})
      on conflict do nothing returning account_id)
    select pg_notify(${sandboxWake}, account_id::text) from inserted`;
}
