import { type AnySql, type OldRows, type Pruning, pruneRows } from '../../database/index';

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

type Retention = Record<keyof typeof channelRetention, number>;

/** The tables, and which of their rows are too old; each condition has an index. */
const listOld = (sql: AnySql, retention: Retention): OldRows[] => {
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
  ];
};

/** Deletes what is no longer needed. Consents, spending and every active STOP stay. Returns the number of deleted rows. [OWN-13] */
export async function pruneChannels(sql: AnySql, retention: Retention, pruning?: Pruning): Promise<number> {
  return await pruneRows(sql, listOld(sql, retention), pruning);
}
