import type { AnySql } from '../../database/index';

/** How long to keep message data, in days. */
export const channelRetention = {
  /** Longer than the longest time that attempts are counted over. */
  attempts: 2,
  /** Providers repeat events for hours, not for months. */
  webhookEvents: 90,
  /** Messages that were sent, or never will be. */
  messages: 90,
  sandbox: 30,
  inbound: 400,
  /** Former numbers: how long we obey STOP to them. */
  formerNumbers: 90,
} as const;

/** Rows per statement: short enough not to block others, and within the time limit of ordinary statements. */
const rowsAtOnce = 2000;

type Retention = Record<keyof typeof channelRetention, number>;

/** The tables, and which of their rows are too old; each condition has an index. */
const listOld = (sql: AnySql, retention: Retention) => {
  const { attempts, webhookEvents, messages, sandbox, inbound, formerNumbers } = retention;
  const before = (days: number) => sql`now() - make_interval(days => ${days})`;
  return [
    ['sms_slices', sql`slice < ${before(attempts)}`],
    ['webhook_events', sql`received_at < ${before(webhookEvents)}`],
    ['outbox', sql`state in ('sent', 'failed', 'cancelled', 'unknown') and next_at < ${before(messages)}`],
    ['sandbox_messages', sql`created_at < ${before(sandbox)}`],
    ['inbound_messages', sql`received_at < ${before(inbound)}`],
    ['pending_opt_ins', sql`expires_at < now()`],
    ['sms_refs', sql`expires_at < now()`],
    // Servers' clocks may differ: a day more than needed.
    ['spent_challenges', sql`expires_at < ${before(1)}`],
    // A STOP from before a START isn't on its way longer than events are repeated.
    // A number is not given up while an account has credentials for it, whatever it sends with.
    [
      'sms_numbers',
      sql`ended_at < ${before(formerNumbers)} and (sealed is not null or not exists (
        select from account_secrets
        where account_secrets.account_id = sms_numbers.account_id and name = sms_numbers.provider))`,
    ],
    ['suppressions', sql`lifted_at < ${before(webhookEvents)}`],
  ] as const;
};

/**
 * Deletes what is no longer needed, in rounds; skips locked rows until next time. Consents, spending and every active STOP
 * stay. Returns the number of deleted rows. [OWN-13]
 */
export async function pruneChannels(sql: AnySql, retention: Retention, atOnce = rowsAtOnce): Promise<number> {
  let gone = 0;
  for (const [table, isOld] of listOld(sql, retention)) {
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
