import type { AnySql } from '../../database/index';
import { outboxWake } from './enqueueMessage';

type Earlier = {
  accountId: number;
  dedupeKey: string;
  /** At once by default. */
  dueAt: Date | undefined;
};

/** Sends a queued message earlier, if it was never tried: its cause came again, when it need not wait. [OWN-22] */
export async function advanceMessage(sql: AnySql, { accountId, dedupeKey, dueAt }: Earlier): Promise<void> {
  await sql`
    with earlier as (select coalesce(${dueAt ?? null}::timestamptz, now()) as at),
    advanced as (
      update outbox set due_at = earlier.at, next_at = earlier.at from earlier
      where account_id = ${accountId} and dedupe_key = ${dedupeKey} and state = 'queued' and attempts = 0
        and next_at > earlier.at
      returning true)
    select pg_notify(${outboxWake}, '') from advanced`;
}
