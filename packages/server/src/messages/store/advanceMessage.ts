import type { AnySql } from '../../database/index';
import { choosePriority } from '../pure/choosePriority';
import { outboxWake } from './enqueueMessage';

type Earlier = {
  accountId: number;
  messageId: string;
  /** At once by default. */
  dueAt: Date | undefined;
};

/** Sends a queued message earlier: its recipient asked for it again, and looks at the phone. [OWN-22] */
export async function advanceMessage(sql: AnySql, { accountId, messageId, dueAt }: Earlier): Promise<void> {
  await sql`
    with earlier as (select coalesce(${dueAt ?? null}::timestamptz, now()) as at),
    advanced as (
      update outbox set due_at = earlier.at, next_at = earlier.at,
        priority = ${choosePriority({ isConfirmation: true })}::smallint
      from earlier
      where account_id = ${accountId} and message_id = ${messageId} and state = 'queued' and attempts = 0
        and next_at > earlier.at
      returning true)
    select pg_notify(${outboxWake}, '') from advanced`;
}
