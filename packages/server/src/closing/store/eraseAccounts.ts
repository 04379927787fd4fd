import { type AnySql, type Pruning, pruneRows, type Sql } from '../../database/index';
import { accountTables } from './accountTables';

/**
 * Erases accounts that were closed this long ago, a batch per statement; continues where an earlier run was interrupted. Of an account
 * only its number remains. Returns how many are gone. [OWN-01, OWN-20]
 */
export async function eraseAccounts(sql: Sql, days: number, pruning: Pruning = {}): Promise<number> {
  await emptyAccounts(sql, days);
  let gone = 0;
  for (const accountId of await listUnfinished(sql)) {
    if (pruning.isStopping?.()) break;
    if (await eraseRows(sql, accountId, pruning)) gone += 1;
  }
  return gone;
}

/** From here on, an account can't be restored. Its settings go at once: its number and its Page are free for others. */
async function emptyAccounts(sql: AnySql, days: number): Promise<void> {
  await sql`
    update accounts set erased_at = now(), page_name = '', fb_page_id = '', app_id = '', widget_phone = '', whitelist = '{}',
      sms_channel_connected = false, terms_url = null, privacy_url = null, sms_legal_extra = null, support_contact = '',
      sms_provider = 'none', messenger_provider = 'none'
    where closed_at < now() - make_interval(days => ${days}) and erased_at is null`;
}

/** The log of an account is erased last: while it has entries, other tables may have rows, too. */
async function listUnfinished(sql: AnySql): Promise<number[]> {
  const rows = await sql<{ accountId: number }[]>`
    select account_id as "accountId" from accounts
    where erased_at is not null and closed_at is not null
      and exists (select from audit_log where audit_log.account_id = accounts.account_id)
    order by erased_at, account_id`;
  return rows.map(({ accountId }) => accountId);
}

/** Stops at a table with rows that are left, because someone uses them or the server stops; says whether none are left anywhere. */
async function eraseRows(sql: AnySql, accountId: number, pruning: Pruning): Promise<boolean> {
  for (const { name } of accountTables) {
    const tables = name === 'events' ? await listPartitions(sql, name) : [name];
    const mine = sql`account_id = ${accountId}`;
    await pruneRows(
      sql,
      tables.map((table) => [table, mine] as const),
      pruning,
    );
    const left = await sql`select from ${sql(name)} where account_id = ${accountId} limit 1`;
    if (left.length > 0) return false;
  }
  return true;
}

/** A batch is found by places within one table, so partitions are erased one by one. */
async function listPartitions(sql: AnySql, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by name`;
  return rows.map(({ name }) => name);
}
