import { hasPhones } from '@beckon/contract/messageChannels';
import type { AnySql } from '../../database/index';
import { listForms, numbersOf, sealNumber } from '../../numbers/index';
import { queueOptOut, queueOptOutLifted } from '../../webhooks/index';
import type { SubscriberAddress } from '../pure/SubscriberAddress';
import { hashRecipient, markRecipient } from './markRecipient';

/** Why someone is stopped, and when they said so; without a time: now. */
export type Stop = { reason: 'STOP' | 'provider' | 'erased'; at?: Date | undefined };

/**
 * Stops everything to a person, including queued messages, unless they said START after that time, and queues the webhook
 * deliveries. Call it in a transaction, so that no delivery gets lost. Returns whether that is new. [OWN-13, OWN-15]
 */
export async function suppress(
  sql: AnySql,
  subscriber: SubscriberAddress,
  { reason, at }: Stop,
): Promise<boolean> {
  const { accountId, channel } = subscriber;
  const hash = markRecipient(sql, subscriber);
  await lockRecipient(sql, subscriber);
  const [row] = await sql<{ isStopped: boolean; wasStopped: boolean }[]>`
    with before as (
      select from suppressions
      where account_id = ${accountId} and channel = ${channel} and recipient_hash = ${hash} and lifted_at is null),
    written as (
      insert into suppressions (account_id, channel, recipient_hash, reason, since)
      values (${accountId}, ${channel}, ${hash}, ${reason}, coalesce(${at ?? null}::timestamptz, clock_timestamp()))
      on conflict (account_id, channel, recipient_hash) do update
      set lifted_at = null,
        -- A person you deleted stays deleted, even if they or the provider report a STOP afterwards.
        since = case when ${isErased(sql)} then suppressions.since else greatest(suppressions.since, excluded.since) end,
        reason = case when ${isErased(sql)} then suppressions.reason else excluded.reason end
      where suppressions.lifted_at is null or suppressions.lifted_at <= excluded.since
      returning since)
    select exists (select from written) as "isStopped", exists (select from before) as "wasStopped"`;
  if (!row?.isStopped) return false;
  await sql`
    update outbox set state = 'cancelled', is_in_line = false, last_error = 'the recipient unsubscribed'
    where account_id = ${accountId} and channel = ${channel} and recipient_hash = ${hash}
      and state in ('queued', 'over_limit') and not is_reply`;
  if (row.wasStopped) return false;
  if (reason !== 'erased') await queueOptOut(sql, subscriber, reason);
  return true;
}

/**
 * Allows messages to a person again, if what they said came after their STOP. Returns whether they had been stopped. A number that was
 * deleted since is theirs again. [OWN-12, OWN-13]
 */
export async function unsuppress(sql: AnySql, subscriber: SubscriberAddress, at?: Date): Promise<boolean> {
  const { accountId, channel } = subscriber;
  await lockRecipient(sql, subscriber);
  const [lifted] = await sql`
    update suppressions set lifted_at = coalesce(${at ?? null}::timestamptz, clock_timestamp())
    where account_id = ${accountId} and channel = ${channel} and recipient_hash = ${markRecipient(sql, subscriber)}
      and lifted_at is null and since < coalesce(${at ?? null}::timestamptz, clock_timestamp()) returning 1`;
  if (!lifted) return false;
  await restoreNumber(sql, subscriber);
  await queueOptOutLifted(sql, subscriber);
  return true;
}

/** Gives the subscriber of a number it back, if it was deleted some years after a STOP: they want messages again. [OWN-12, OWN-13] */
async function restoreNumber(sql: AnySql, subscriber: SubscriberAddress): Promise<void> {
  const { accountId, channel, recipient } = subscriber;
  if (!hasPhones(channel)) return;
  await sql`
    update subscribers set phone = ${sealNumber(sql, accountId, recipient)},
      phone_end = ${numbersOf(sql).hashEnd(accountId, recipient)}
    where account_id = ${accountId} and phone is null and phone_mark = ${markRecipient(sql, subscriber)}
      and not exists (
        select from subscribers as same where same.account_id = ${accountId} and same.phone = any(${listForms(sql, accountId, recipient)}))`;
}

const isErased = (sql: AnySql) => sql`suppressions.lifted_at is null and suppressions.reason = 'erased'`;

/** One at a time: the second of two that stop a person sees what the first has written. */
async function lockRecipient(sql: AnySql, subscriber: SubscriberAddress): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hashRecipient(subscriber)}, 0))`;
}

/** When texts were last allowed again after a STOP, as text; empty if never. [OWN-13] */
export async function selectLifted(sql: AnySql, subscriber: SubscriberAddress): Promise<string> {
  const { accountId, channel } = subscriber;
  const [row] = await sql<{ lifted: string | null }[]>`
    select extract(epoch from lifted_at)::text as lifted from suppressions
    where account_id = ${accountId} and channel = ${channel} and recipient_hash = ${markRecipient(sql, subscriber)}`;
  return row?.lifted ?? '';
}

/** Remembers when someone said START, for an earlier STOP that is still on its way. [OWN-13] */
export async function rememberStart(sql: AnySql, subscriber: SubscriberAddress, at: Date): Promise<void> {
  const { accountId, channel } = subscriber;
  await sql`
    insert into suppressions (account_id, channel, recipient_hash, reason, since, lifted_at)
    values (${accountId}, ${channel}, ${markRecipient(sql, subscriber)}, 'START', ${at}, ${at})
    on conflict (account_id, channel, recipient_hash) do update
    set lifted_at = greatest(suppressions.lifted_at, excluded.lifted_at)
    where suppressions.lifted_at is not null`;
}
