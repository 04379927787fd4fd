import type { AnySql } from '../../database/index';

/** What happened to the events of an account that arrived on some days. */
export type Outcome = { outcome: string; reason: string; n: number };

/** Every received event is in exactly one of these sums. Account 0 contains those without an account. [NET-12] */
export async function selectOutcomes(
  sql: AnySql,
  { accountId, from, to }: { accountId: number; from: string; to: string },
): Promise<Outcome[]> {
  return await sql<Outcome[]>`
    select outcome, reason, sum(n)::bigint as n from event_outcomes
    where account_id = ${accountId} and day between ${from} and ${to} group by 1, 2 order by 1, 2`;
}

/** A rejected event, and why. */
export type FailedEvent = { call: string; reason: string; body: string | null; receivedAt: Date };

/** The rejected events of an account, newest first. [NET-12] */
export async function selectFailedEvents(
  sql: AnySql,
  { accountId, most }: { accountId: number; most: number },
): Promise<FailedEvent[]> {
  return await sql<FailedEvent[]>`
    select call, reason, body, received_at as "receivedAt" from failed_events
    where account_id = ${accountId} order by received_at desc, failed_id desc limit ${most}`;
}
