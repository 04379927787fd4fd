import type { AnySql } from '../../database/index';

/** A queue of background work: jobs that are due, jobs for later, and how long the oldest due one has waited. */
export type QueueState = { queue: string; due: number; later: number; oldestDueS: number };

/** Counts no further: a scrape must stay cheap, and an alert needs no exact number here. */
const mostCounted = 100_000;

/** The state of every queue, for all servers of this database; each condition has an index. [OWN-13, OWN-14, OWN-15] */
export async function selectQueues(sql: AnySql): Promise<QueueState[]> {
  const queues = [
    ['outbox', sql`select next_at as at from outbox where state in ('queued', 'sending')`],
    [
      'webhooks',
      // Those of an inactive webhook wait for its owner, not for us.
      sql`select next_try_at as at from webhook_deliveries join webhooks using (account_id, webhook_id)
        where state = 'waiting' and is_active`,
    ],
    ['emails', sql`select next_try_at as at from waiting_mails`],
    ['messenger', sql`select due_at as at from messenger_inbox where outcome = 'waiting'`],
  ] as const;
  const states: QueueState[] = [];
  for (const [queue, jobs] of queues) {
    const [row] = await sql<Omit<QueueState, 'queue'>[]>`
      select count(*) filter (where at <= now()) as due, count(*) filter (where at > now()) as later,
        coalesce(extract(epoch from now() - min(at) filter (where at <= now())), 0)::float8 as "oldestDueS"
      from (${jobs} order by at limit ${mostCounted}) as jobs`;
    if (row) states.push({ queue, ...row });
  }
  return states;
}

/** What accounts have used of their daily text limits today (UTC). */
export type TextQuota = { segments: number; accountsAtLimit: number };

/** Sums up today's texts, and the accounts that have reached their limit. [NET-12] */
export async function selectTextQuota(sql: AnySql): Promise<TextQuota> {
  const [row] = await sql<TextQuota[]>`
    select coalesce(sum(parts), 0)::bigint as segments, count(told_at) as "accountsAtLimit" from sms_spending
    where day = (now() at time zone 'utc')::date`;
  return row ?? { segments: 0, accountsAtLimit: 0 };
}
