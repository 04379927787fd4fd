import { type AnySql, type Pruning, pruneRows, type Sql, startListening } from '../../database/index';
import type { ClaimRequest } from '../../jobs/index';
import { hasLostNumber, openBody } from '../../numbers/index';

/** A due delivery, with its target and signing key. */
export type DueDelivery = {
  accountId: number;
  deliveryId: string;
  webhookId: string;
  event: string;
  body: string;
  /** Whether its number didn't open, so that the body has none. */
  isNumberLost: boolean;
  /** With this one. */
  tries: number;
  url: string;
  sealedSecret: Uint8Array;
};

/** How many at once, how many per webhook, for how long, and how many each webhook already has in progress. */
type Claim = ClaimRequest & { mostOfOne: number; leaseMs: number };

/** How many due ones to look at first; if there are more, asks every webhook that has something waiting. */
const mostLooked = 200;

/**
 * Claims what is due for active webhooks, accounts in turn and each account's webhooks in turn: one with a thousand waiting doesn't hold
 * up others. No other server claims it as well; if this one dies before it reports the result, it is due again after the
 * lease. [OWN-15, E13]
 */
export async function claimDeliveries(
  sql: AnySql,
  { most, mostOfOne, leaseMs, busy }: Claim,
): Promise<DueDelivery[]> {
  const due = await sql<DueDelivery[]>`
    with recursive looked as materialized (
      select account_id, webhook_id from webhook_deliveries
      where state = 'waiting' and next_try_at <= now() order by next_try_at limit ${mostLooked}),
    every (account_id, webhook_id) as (
      (select account_id, webhook_id from webhook_deliveries
        where state = 'waiting' and (select count(*) from looked) = ${mostLooked}
        order by account_id, webhook_id limit 1)
      union all
      select next.account_id, next.webhook_id from every cross join lateral (
        select account_id, webhook_id from webhook_deliveries as one
        where state = 'waiting' and (one.account_id, one.webhook_id) > (every.account_id, every.webhook_id)
        order by account_id, webhook_id limit 1) as next),
    asked as (
      select account_id, webhook_id, coalesce(busy, 0) as busy,
        coalesce(sum(busy) over (partition by account_id), 0) as account_busy
      from (select account_id, webhook_id from looked union select account_id, webhook_id from every) as either
        join webhooks using (account_id, webhook_id) join accounts using (account_id)
        left join unnest(${[...busy.keys()]}::uuid[], ${[...busy.values()]}::int[]) as of (webhook_id, busy) using (webhook_id)
      where is_active and closed_at is null),
    due as (
      select account_id, delivery_id from webhook_deliveries
      where (account_id, delivery_id) in (
        select account_id, delivery_id from (
          select waiting.*, account_busy + row_number() over (
            partition by waiting.account_id order by place, waiting.next_try_at) as turn
          from asked cross join lateral (
            select account_id, delivery_id, next_try_at, busy + row_number() over (order by next_try_at) as place
            from webhook_deliveries as one
            where one.account_id = asked.account_id and one.webhook_id = asked.webhook_id
              and state = 'waiting' and next_try_at <= now()
            order by next_try_at limit ${mostOfOne}) as waiting
          where place <= ${mostOfOne}) as places
        order by turn, next_try_at limit ${most})
        and state = 'waiting' and next_try_at <= now()
      for update skip locked)
    update webhook_deliveries as claimed set next_try_at = now() + make_interval(secs => ${leaseMs / 1000}), tries = tries + 1
    from due join webhooks using (account_id)
    where claimed.account_id = due.account_id and claimed.delivery_id = due.delivery_id
      and webhooks.webhook_id = claimed.webhook_id
    returning claimed.account_id as "accountId", claimed.delivery_id as "deliveryId", claimed.webhook_id as "webhookId", claimed.event,
      claimed.body, claimed.tries, url, sealed_secret as "sealedSecret"`;
  return due.map((one) => ({
    ...one,
    body: openBody(sql, one.accountId, one.body),
    isNumberLost: hasLostNumber(sql, one.accountId, one.body),
  }));
}

/** The result of a try. */
export type Attempt = {
  accountId: number;
  deliveryId: string;
  status: number | null;
  error: string;
  ms: number;
  isDelivered: boolean;
  /** When to try again; nothing: not at all. */
  againMs: number | undefined;
};

/** Stores a try and what follows from it. [OWN-15] */
export async function saveAttempt(sql: Sql, attempt: Attempt): Promise<void> {
  const { accountId, deliveryId, status, error, ms, isDelivered, againMs } = attempt;
  const state = isDelivered ? 'delivered' : againMs === undefined ? 'failed' : 'waiting';
  await sql.begin(async (transaction) => {
    const kept = await transaction`
      update webhook_deliveries set state = ${state}, next_try_at = now() + make_interval(secs => ${(againMs ?? 0) / 1000})
      where account_id = ${accountId} and delivery_id = ${deliveryId} returning delivery_id`;
    // Deleting it in the meantime deleted its log too.
    if (kept.length === 0) return;
    await transaction`
      insert into webhook_attempts (account_id, delivery_id, status, error, ms)
      values (${accountId}, ${deliveryId}, ${status}, ${error}, ${ms})`;
  });
}

/** What wakes up the workers; migrations name it, too. */
export const deliveryWake = 'beckon_webhooks';

/** Listens for new deliveries. Returns how to stop. */
export function listenDeliveries(sql: Sql, onDue: () => void): () => Promise<void> {
  return startListening(sql, { channel: deliveryWake, onNotification: onDue, onOpen: onDue });
}

/** Deletes old deliveries, also those of an inactive webhook: they contain people's data. Each half has its index. [OWN-15] */
export async function pruneDeliveries(
  sql: AnySql,
  retentionDays: number,
  pruning?: Pruning,
): Promise<number> {
  const isOld = sql`created_at < now() - make_interval(days => ${retentionDays})`;
  return await pruneRows(
    sql,
    [
      ['webhook_deliveries', sql`state <> 'waiting' and ${isOld}`],
      ['webhook_deliveries', sql`state = 'waiting' and ${isOld}`],
    ],
    pruning,
  );
}
