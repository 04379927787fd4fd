import { type AnySql, type Sql, transact } from '../../database/index';
import { StartError } from '../../env/pure/index';
import type { SecretBox } from '../createSecretBox';
import { replaceKeyMark } from './checkSecretKey';

/** Where sealed values are: their table and column, what identifies a row, and the place they are bound to. */
const sealedColumns = [
  { table: 'account_secrets', column: 'sealed', place: `account_id || ' ' || name` },
  { table: 'sms_numbers', column: 'sealed', place: `account_id || ' ' || provider` },
  { table: 'webhooks', column: 'sealed_secret', place: `account_id || ' webhook ' || webhook_id` },
  { table: 'waiting_mails', column: 'sealed', place: `'mail ' || mail_id` },
] as const;

/**
 * Seals everything again with the first key of the box, which opens what the second one sealed, in one transaction; the second key isn't needed
 * afterwards. Returns how many values there were. [OWN-02, OWN-20]
 */
export async function resealSecrets(
  sql: Sql,
  secrets: SecretBox,
  { mark, resealMore }: { mark: string; resealMore?: (transaction: AnySql) => Promise<void> },
): Promise<number> {
  return await transact(sql, async (transaction) => {
    let count = 0;
    for (const one of sealedColumns) count += await resealColumn(transaction, secrets, one);
    await resealMore?.(transaction);
    await replaceKeyMark(transaction, mark);
    return count;
  });
}

async function resealColumn(
  sql: AnySql,
  secrets: SecretBox,
  { table, column, place }: (typeof sealedColumns)[number],
): Promise<number> {
  const rows = await sql<{ at: string; place: string; sealed: Uint8Array }[]>`
    select ctid::text as at, ${sql.unsafe(place)} as place, ${sql(column)} as sealed from ${sql(table)}
    where ${sql(column)} is not null for update`;
  for (const { at, place: bound, sealed } of rows) {
    const again = secrets.seal(bound, openOne(secrets, bound, sealed));
    await sql`update ${sql(table)} set ${sql(column)} = ${again} where ctid = ${at}::tid`;
  }
  return rows.length;
}

function openOne(secrets: SecretBox, place: string, sealed: Uint8Array): string {
  try {
    return secrets.open(place, sealed);
  } catch {
    throw new StartError('Neither key opens a stored secret. Nothing was changed. Check both keys.');
  }
}
