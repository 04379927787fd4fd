import type { AnySql } from '../database/Sql';

/** How long the traces of messages are kept, in days. */
export const channelKeeping = {
  /** Longer than the longest time that attempts are counted over. */
  attempts: 2,
  /** Providers repeat themselves for hours, not for months. */
  webhookEvents: 90,
  /** Messages that were sent, or will never be. */
  messages: 90,
  sandbox: 30,
  inbound: 400,
  /** Numbers that are given up: STOP is heard so long. */
  formerNumbers: 90,
} as const;

/** One statement removes so many rows: it holds up nobody for long, and stays within the time of ordinary statements. */
const rowsAtOnce = 2000;

type Keeping = Record<keyof typeof channelKeeping, number>;

/** The tables, and which of their rows are too old; each condition has its index. */
const listOld = (sql: AnySql, keeping: Keeping) => {
  const { attempts, webhookEvents, messages, sandbox, inbound, formerNumbers } = keeping;
  const before = (days: number) => sql`now() - make_interval(days => ${days})`;
  return [
    ['sms_slices', sql`slice < ${before(attempts)}`],
    ['webhook_events', sql`received_at < ${before(webhookEvents)}`],
    ['outbox', sql`state in ('sent', 'failed', 'cancelled', 'unknown') and next_at < ${before(messages)}`],
    ['sandbox_messages', sql`created_at < ${before(sandbox)}`],
    ['inbound_messages', sql`received_at < ${before(inbound)}`],
    ['pending_opt_ins', sql`expires_at < now()`],
    ['sms_refs', sql`expires_at < now()`],
    // The clocks of servers may differ: a day more than needed.
    ['spent_challenges', sql`expires_at < ${before(1)}`],
    // A STOP from before a START is not on its way for longer than events are repeated.
    // The number of credentials that an account has is not given up, whatever it sends with.
    [
      'sms_numbers',
      sql`ended_at < ${before(formerNumbers)} and (sealed is not null or not exists (
        select from account_secrets where account_secrets.account_id = sms_numbers.account_id and name = 'twilio'))`,
    ],
    ['suppressions', sql`lifted_at < ${before(webhookEvents)}`],
  ] as const;
};

/**
 * Removes what is no longer needed, in rounds; rows that somebody else is at are left for the next time. Consents, spending and
 * every STOP that counts stay. Gives how many rows went. [OWN-13]
 */
export async function keepChannels(sql: AnySql, keeping: Keeping, atOnce = rowsAtOnce): Promise<number> {
  let gone = 0;
  for (const [table, isOld] of listOld(sql, keeping)) {
    for (;;) {
      const { count } = await sql`
        delete from ${sql(table)} where ctid = any (array(
          select ctid from ${sql(table)} where ${isOld} limit ${atOnce} for update skip locked))`;
      gone += count;
      if (count < atOnce) break;
    }
  }
  return gone;
}
