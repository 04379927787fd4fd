import { type AnySql, type Pruning, pruneRows, type Sql } from '../../database/index';
import { accountTables } from './accountTables';

/** Erased last: while it has entries, other tables may have rows, too. */
const log = 'audit_log';

/**
 * Erases accounts that were closed this long ago, a batch per statement; continues where an earlier run was interrupted. Of an account
 * only its number remains. One that fails doesn't keep the others. Returns how many are gone. [OWN-01, OWN-20]
 */
export async function eraseAccounts(sql: Sql, days: number, pruning: Pruning = {}): Promise<number> {
  await emptyAccounts(sql, days);
  const errors: unknown[] = [];
  let gone = 0;
  for (const accountId of await listUnfinished(sql)) {
    if (pruning.isStopping?.()) break;
    try {
      if (await eraseAccount(sql, accountId, pruning)) gone += 1;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `could not erase ${errors.length} accounts`);
  return gone;
}

/** From here on, an account can't be restored. Its settings go at once: its number and its Page are free for others. */
async function emptyAccounts(sql: AnySql, days: number): Promise<void> {
  await sql`
    update accounts set erased_at = now(), page_name = '', fb_page_id = '', app_id = '', widget_phone = '', whitelist = '{}',
      sms_channel_connected = false, terms_url = null, privacy_url = null, sms_legal_extra = null, support_contact = '',
      sms_provider = 'none', messenger_provider = 'none', time_zone = 'UTC'
    where closed_at < now() - make_interval(days => ${days}) and erased_at is null`;
}

async function listUnfinished(sql: AnySql): Promise<number[]> {
  const rows = await sql<{ accountId: number }[]>`
    select account_id as "accountId" from accounts
    where erased_at is not null and closed_at is not null
      and exists (select from audit_log where audit_log.account_id = accounts.account_id)
    order by erased_at, account_id`;
  return rows.map(({ accountId }) => accountId);
}

/** Says whether nothing is left: the rest waits for the next run, because someone uses it or the server stops. */
async function eraseAccount(sql: Sql, accountId: number, pruning: Pruning): Promise<boolean> {
  await eraseOrphanedUsers(sql, accountId);
  const others = accountTables.map(({ name }) => name).filter((name) => name !== log);
  for (const name of others) await eraseRows(sql, name, { accountId, pruning });
  // Something may have arrived in a table that was empty already.
  for (const name of others) if (await hasRows(sql, name, accountId)) return false;
  await eraseRows(sql, log, { accountId, pruning });
  return !(await hasRows(sql, log, accountId));
}

/** People who are in no other account go with it: they couldn't sign in anymore to delete themselves. */
async function eraseOrphanedUsers(sql: Sql, accountId: number): Promise<void> {
  await sql.begin(async (transaction) => {
    const users = await transaction<{ userId: string }[]>`
      select user_id as "userId" from users
      where user_id in (select user_id from members where account_id = ${accountId}) order by user_id for update`;
    // Another statement, as someone may have got an account before they were locked.
    await transaction`
      delete from users where user_id = any(${users.map(({ userId }) => userId)}) and not exists (
        select from members where members.user_id = users.user_id and account_id <> ${accountId})`;
  });
}

type Erasing = { accountId: number; pruning: Pruning };

async function eraseRows(sql: AnySql, name: string, { accountId, pruning }: Erasing): Promise<void> {
  const tables = name === 'events' ? await listPartitions(sql, name) : [name];
  const mine = sql`account_id = ${accountId}`;
  await pruneRows(
    sql,
    tables.map((table) => [table, mine] as const),
    pruning,
  );
}

async function hasRows(sql: AnySql, name: string, accountId: number): Promise<boolean> {
  return (await sql`select from ${sql(name)} where account_id = ${accountId} limit 1`).length > 0;
}

/** A batch is found by places within one table, so partitions are erased one by one. */
async function listPartitions(sql: AnySql, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by name`;
  return rows.map(({ name }) => name);
}
