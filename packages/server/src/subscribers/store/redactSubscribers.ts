import { lockAccounts } from '../../accounts/index';
import { type AnySql, type Pruning, type Sql, transact } from '../../database/index';
import { buildMark } from '../../messages/index';
import { buildPhoneAddress } from '../../messages/pure/index';
import { isSealed, listForms, openOrKeep, openOrNull } from '../../numbers/index';

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

/** Gives subscribers from before marks existed theirs; passes over those that someone else is changing, and numbers that don't open. */
async function markSubscribers(
  sql: Sql,
  { atOnce, isStopping }: { atOnce: number; isStopping: () => boolean },
): Promise<void> {
  for (let after: Unmarked | undefined; !isStopping(); ) {
    after = await transact(sql, (transaction) => markBatch(transaction, after, atOnce));
    if (!after) break;
  }
}

type Unmarked = { accountId: number; id: string; phone: string };

async function markBatch(
  sql: AnySql,
  after: Unmarked | undefined,
  most: number,
): Promise<Unmarked | undefined> {
  const rows = await sql<Unmarked[]>`
    select account_id as "accountId", subscriber_id as id, phone from subscribers
    where phone_mark is null and phone is not null
      ${after ? sql`and (account_id, subscriber_id) > (${after.accountId}, ${after.id}::uuid)` : sql``}
    order by account_id, subscriber_id limit ${most} for update skip locked`;
  const changes = rows.flatMap(({ accountId, id, phone }) => {
    const recipient = openOrKeep(sql, accountId, phone);
    return isSealed(recipient)
      ? []
      : [{ accountId, id, mark: buildMark(sql, buildPhoneAddress(accountId, recipient)) }];
  });
  await sql`
    update subscribers set phone_mark = marked.mark
    from unnest(${changes.map(({ accountId }) => accountId)}::bigint[], ${changes.map(({ id }) => id)}::uuid[],
      ${changes.map(({ mark }) => mark)}::text[]) as marked (account_id, subscriber_id, mark)
    where subscribers.account_id = marked.account_id and subscribers.subscriber_id = marked.subscriber_id
      and phone_mark is null`;
  return rows.at(-1);
}

/** Those who left long ago and have a number, as a part of a statement. */
function stoppedLongAgo(sql: AnySql, months: number) {
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
      select subscribers.account_id, subscribers.subscriber_id from ${stoppedLongAgo(sql, months)} limit ${most}) as gone
    group by account_id`;
}

/** The lock keeps opt-ins of the same number away: one of them could bring the person back. */
async function redact(
  transaction: AnySql,
  { accountId, subscriberIds, months }: Gone & { months: number },
): Promise<number> {
  await lockAccounts(transaction, [accountId]);
  const phones = await transaction<{ phone: string }[]>`
    select subscribers.phone from ${stoppedLongAgo(transaction, months)}
      and subscribers.account_id = ${accountId} and subscribers.subscriber_id = any(${subscriberIds}::uuid[])`;
  // Their texts may be from before their numbers were sealed.
  const forms = phones.flatMap(({ phone }) => [
    phone,
    ...listForms(transaction, accountId, openOrNull(transaction, accountId, phone)),
  ]);
  const { count } = await transaction`
    with gone as materialized (
      select subscribers.account_id, subscribers.subscriber_id from ${stoppedLongAgo(transaction, months)}
        and subscribers.account_id = ${accountId} and subscribers.subscriber_id = any(${subscriberIds}::uuid[])),
    texts as (
      delete from inbound_messages
      where account_id = ${accountId} and channel = 'sms' and sender = any(${forms})),
    refs as (
      delete from sms_refs where account_id = ${accountId} and used_by = any(${forms}))
    update subscribers set phone = null, phone_end = null from gone
    where subscribers.account_id = gone.account_id and subscribers.subscriber_id = gone.subscriber_id`;
  return count;
}
