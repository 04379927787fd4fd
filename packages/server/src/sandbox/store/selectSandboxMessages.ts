import type { AnySql } from '../../database/index';
import type { ChannelName } from '../../messages/pure/index';
import { openRecipient } from '../../numbers/index';

/** A row of a sandbox thread. */
export type SandboxRow = {
  seq: number;
  channel: ChannelName;
  recipient: string;
  direction: 'out' | 'in';
  body: unknown;
  createdAt: Date;
};

type Query = { accountId: number; channels: string[]; after: number; most: number };

/** The latest messages of an account after a given one, in order. [OWN-13] */
export async function selectSandboxMessages(sql: AnySql, query: Query): Promise<SandboxRow[]> {
  const { accountId, channels, after, most } = query;
  const rows = await sql<SandboxRow[]>`
    select * from (
      select seq, channel, recipient, direction, body, created_at as "createdAt" from sandbox_messages
      where account_id = ${accountId} and seq > ${after} and channel = any(${channels})
      order by seq desc limit ${most}) as latest
    order by seq`;
  return rows.map((row) => ({ ...row, recipient: openRecipient(sql, { accountId, ...row }) }));
}
