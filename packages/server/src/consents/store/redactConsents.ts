import { type AnySql, type Pruning, type Sql, transact } from '../../database/index';
import { buildMark } from '../../messages/index';
import { buildPhoneAddress } from '../../messages/pure/index';
import { isSealed, openOrKeep } from '../../numbers/index';

/** Short enough not to block others. */
const rowsAtOnce = 1000;

/**
 * Gives records from before marks existed theirs, so that their number can be found, and deleted one day. Passes over those that someone else
 * is changing, and over numbers that don't open. [SMS-11, OWN-12]
 */
export async function markConsents(
  sql: Sql,
  { atOnce = rowsAtOnce, isStopping = () => false }: Pruning = {},
): Promise<number> {
  let marked = 0;
  let after: Unmarked | undefined;
  while (!isStopping()) {
    const { count, last } = await transact(sql, (transaction) => markBatch(transaction, after, atOnce));
    marked += count;
    if (!last) break;
    after = last;
  }
  return marked;
}

type Unmarked = { accountId: number; id: string; phone: string | null };

async function markBatch(sql: AnySql, after: Unmarked | undefined, most: number) {
  const rows = await sql<Unmarked[]>`
    select account_id as "accountId", consent_id as id, phone from consents
    where phone_mark is null ${after ? sql`and (account_id, consent_id) > (${after.accountId}, ${after.id}::uuid)` : sql``}
    order by account_id, consent_id limit ${most} for update skip locked`;
  const changes = rows.flatMap(({ accountId, id, phone }) => {
    const recipient = openOrKeep(sql, accountId, phone) ?? '';
    return isSealed(recipient)
      ? []
      : [{ accountId, id, mark: buildMark(sql, buildPhoneAddress(accountId, recipient)) }];
  });
  const { count } = await sql`
    update consents set phone_mark = marked.mark
    from unnest(${changes.map(({ accountId }) => accountId)}::bigint[], ${changes.map(({ id }) => id)}::uuid[],
      ${changes.map(({ mark }) => mark)}::text[]) as marked (account_id, consent_id, mark)
    where consents.account_id = marked.account_id and consents.consent_id = marked.consent_id and phone_mark is null`;
  return { count, last: rows.at(-1) };
}

/**
 * Deletes the number of records whose person has opted out or was erased that many months ago, and has not opted in since. Text, time and
 * place stay, and so does the chain: records whose hash is over the number itself keep it. [OWN-12, SMS-11]
 */
export async function redactConsents(
  sql: AnySql,
  months: number,
  { atOnce = rowsAtOnce, isStopping = () => false }: Pruning = {},
): Promise<number> {
  const isOld = (time: string) => sql`${sql(time)} < now() - make_interval(months => ${months})`;
  let redacted = 0;
  while (!isStopping()) {
    const { count } = await sql`
      update consents set phone = null, phone_salt = null
      where ctid = any (array(
        select consents.ctid from suppressions join consents
          on consents.account_id = suppressions.account_id and consents.phone_mark = suppressions.recipient_hash
        where suppressions.channel = 'sms' and suppressions.lifted_at is null and ${isOld('suppressions.since')}
          and consents.phone_mark is not null and consents.phone is not null and ${isOld('consents.created_at')}
          and (consents.phone_proof is not null or consents.seq is null)
        limit ${atOnce} for update of consents skip locked))`;
    redacted += count;
    if (count < atOnce) break;
  }
  return redacted;
}
