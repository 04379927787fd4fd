import { lockAccounts } from '../../accounts/index';
import { type AnySql, type Pruning, type Sql, transact } from '../../database/index';

/** Short enough not to block others: opt-ins wait while its subscribers are updated. */
const rowsAtOnce = 500;

/**
 * Deletes the number of subscribers who have opted out or were erased that many months ago and have not opted in since, with the texts they
 * sent; a keyed hash stays, by which their opt-out counts and the number finds them again. Returns how many. [OWN-12, OWN-13]
 */
export async function redactSubscribers(
  sql: Sql,
  months: number,
  { atOnce = rowsAtOnce, isStopping = () => false }: Pruning = {},
): Promise<number> {
  await markSubscribers(sql, { atOnce, isStopping });
  let redacted = 0;
  while (!isStopping()) {
    const found = await selectGone(sql, { months, most: atOnce });
    let count = 0;
    for (const { accountId, subscriberIds } of found)
      count += await transact(sql, (transaction) =>
        redact(transaction, { accountId, subscriberIds, months }),
      );
    redacted += count;
    // Without progress, the rest waits for the next time.
    if (count === 0) break;
  }
  return redacted;
}

/** Gives subscribers from before marks existed theirs. */
async function markSubscribers(
  sql: AnySql,
  { atOnce, isStopping }: { atOnce: number; isStopping: () => boolean },
): Promise<void> {
  while (!isStopping()) {
    const { count } = await sql`
      update subscribers set phone_mark = recipient_mark(
        encode(sha256(convert_to(concat_ws(E'\\n', account_id, 'sms', phone), 'utf8')), 'hex'))
      where ctid = any (array(
        select ctid from subscribers where phone_mark is null and phone is not null
        order by account_id, subscriber_id limit ${atOnce} for update skip locked))`;
    if (count === 0) break;
  }
}

/** Those who left long ago and have a number, as a part of a statement. */
function wentLongAgo(sql: AnySql, months: number) {
  const isOld = (time: string) => sql`${sql(time)} < now() - make_interval(months => ${months})`;
  return sql`
    suppressions join subscribers
      on subscribers.account_id = suppressions.account_id and subscribers.phone_mark = suppressions.recipient_hash
    where suppressions.channel = 'sms' and suppressions.lifted_at is null and ${isOld('suppressions.since')}
      and subscribers.phone_mark is not null and subscribers.phone is not null and ${isOld('subscribers.last_opt_in_at')}`;
}

type Gone = { accountId: number; subscriberIds: string[] };

async function selectGone(sql: AnySql, { months, most }: { months: number; most: number }): Promise<Gone[]> {
  return await sql<Gone[]>`
    select account_id as "accountId", array_agg(subscriber_id::text) as "subscriberIds" from (
      select subscribers.account_id, subscribers.subscriber_id from ${wentLongAgo(sql, months)} limit ${most}) as gone
    group by account_id`;
}

/** The lock keeps opt-ins of the same number away: one of them could bring the person back. */
async function redact(
  transaction: AnySql,
  { accountId, subscriberIds, months }: Gone & { months: number },
): Promise<number> {
  await lockAccounts(transaction, [accountId]);
  const { count } = await transaction`
    with gone as materialized (
      select subscribers.account_id, subscribers.subscriber_id, subscribers.phone from ${wentLongAgo(transaction, months)}
        and subscribers.account_id = ${accountId} and subscribers.subscriber_id = any(${subscriberIds}::uuid[])),
    texts as (
      delete from inbound_messages using gone
      where inbound_messages.account_id = gone.account_id and inbound_messages.channel = 'sms'
        and inbound_messages.sender = gone.phone),
    refs as (
      delete from sms_refs using gone where sms_refs.account_id = gone.account_id and sms_refs.used_by = gone.phone)
    update subscribers set phone = null from gone
    where subscribers.account_id = gone.account_id and subscribers.subscriber_id = gone.subscriber_id`;
  return count;
}
