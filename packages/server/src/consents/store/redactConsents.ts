import type { AnySql, Pruning } from '../../database/index';
import { buildMark } from '../../messages/index';
import { openNumber } from '../../numbers/index';

/** Short enough not to block others. */
const rowsAtOnce = 1000;

/** Gives records from before marks existed theirs, so that their number can be found, and deleted one day. [SMS-11, OWN-12] */
export async function markConsents(sql: AnySql, pruning: Pruning = {}): Promise<number> {
  return await repeat(pruning, async (atOnce) => {
    const rows = await sql<{ accountId: number; id: string; phone: string | null }[]>`
        select account_id as "accountId", consent_id as id, phone from consents where phone_mark is null limit ${atOnce}`;
    const marks = rows.map(({ accountId, phone }) =>
      buildMark(sql, { accountId, channel: 'sms', recipient: openNumber(sql, accountId, phone) ?? '' }),
    );
    const { count } = await sql`
        update consents set phone_mark = marked.mark
        from unnest(${rows.map(({ accountId }) => accountId)}::bigint[], ${rows.map(({ id }) => id)}::uuid[], ${marks}::text[])
          as marked (account_id, consent_id, mark)
        where consents.account_id = marked.account_id and consents.consent_id = marked.consent_id and phone_mark is null`;
    return count;
  });
}

/**
 * Deletes the number of records whose person has opted out or was erased that many months ago, and has not opted in since. Text, time and
 * place stay, and so does the chain: records whose hash is over the number itself keep it. [OWN-12, SMS-11]
 */
export async function redactConsents(sql: AnySql, months: number, pruning: Pruning = {}): Promise<number> {
  const isOld = (time: string) => sql`${sql(time)} < now() - make_interval(months => ${months})`;
  return await repeat(
    pruning,
    async (atOnce) =>
      (
        await sql`
          update consents set phone = null, phone_salt = null
          where ctid = any (array(
            select consents.ctid from suppressions join consents
              on consents.account_id = suppressions.account_id and consents.phone_mark = suppressions.recipient_hash
            where suppressions.channel = 'sms' and suppressions.lifted_at is null and ${isOld('suppressions.since')}
              and consents.phone_mark is not null and consents.phone is not null and ${isOld('consents.created_at')}
              and (consents.phone_proof is not null or consents.seq is null)
            limit ${atOnce} for update of consents skip locked))`
      ).count,
  );
}

async function repeat(
  { atOnce = rowsAtOnce, isStopping = () => false }: Pruning,
  change: (atOnce: number) => Promise<number>,
): Promise<number> {
  let changed = 0;
  while (!isStopping()) {
    const count = await change(atOnce);
    changed += count;
    if (count < atOnce) break;
  }
  return changed;
}
