import { lockAccounts } from '../../accounts/index';
import { type AnySql, type Pruning, type Sql, transact } from '../../database/index';
import { clearOldBodies } from '../../messages/index';
import { finishSealing, numbersOf, selectSealingAgeMs } from '../../numbers/index';
import { clearDoubles } from '../../subscribers/index';
import { type Row, type SealedTable, sealedTables } from './sealedTables';

/** Short enough not to block others: an account takes no opt-ins while its rows are changed. */
const rowsAtOnce = 500;
/** Longer than a server may take to learn that it must seal, and than any transaction may wait. */
const settledMs = 30_000;

type Options = Pruning & {
  /** Told after each batch: in which table, and how many rows were looked at there. */
  onProgress?: ((table: string, seen: number) => void) | undefined;
  settleMs?: number;
};

/** Any number works, as long as every server of this product uses the same. */
const lockNumber = 4_201_041;
/** Shorter than the database waits until it looks for a deadlock: finishing gives way to everyone. */
const lockTimeoutMs = 500;
const notGranted = '55P03';

/**
 * Seals the numbers from before, a batch after the other in the order of each table's key; one that was interrupted begins again, and passes over
 * what is done. One process does it at a time. When nothing is left, and no server can be writing plain numbers anymore, it finishes. Returns
 * whether it did. [OWN-20, C48]
 */
export async function sealRest(
  sql: Sql,
  { atOnce = rowsAtOnce, isStopping = () => false, onProgress, settleMs = settledMs }: Options = {},
): Promise<boolean> {
  if (numbersOf(sql).state !== 'sealing') return false;
  return await runOnce(sql, async () => {
    const ageMs = await selectSealingAgeMs(sql);
    const changed = await sealAll(sql, { atOnce, isStopping, onProgress });
    await clearOldBodies(sql, { atOnce, isStopping });
    if (changed > 0 || isStopping() || ageMs === undefined || ageMs < settleMs) return false;
    if (!(await finish(sql))) return false;
    numbersOf(sql).state = 'sealed';
    return true;
  });
}

/** Only one process at a time; the lock ends with its connection. Another one has nothing to do. */
async function runOnce(sql: Sql, work: () => Promise<boolean>): Promise<boolean> {
  const connection = await sql.reserve();
  try {
    const [lock] = await connection<
      { isOurs: boolean }[]
    >`select pg_try_advisory_lock(${lockNumber}) as "isOurs"`;
    if (!lock?.isOurs) return false;
    try {
      return await work();
    } finally {
      await connection`select pg_advisory_unlock(${lockNumber})`;
    }
  } finally {
    connection.release();
  }
}

/** With everyone's writes held back, and all at once: nothing plain is left, and from here on the database refuses it. Else there's a next time. */
async function finish(sql: Sql): Promise<boolean> {
  try {
    return await transact(sql, async (transaction) => {
      await transaction`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`;
      for (const { name } of sealedTables)
        await transaction`lock table ${transaction(name)} in share row exclusive mode`;
      for (const { name, columns, plain = '^\\+' } of sealedTables) {
        const left = await transaction`
          select from ${transaction(name)} where ${transaction(columns[0] ?? '')} ~ ${plain} limit 1`;
        if (left.length > 0) return false;
      }
      await finishSealing(transaction);
      return true;
    });
  } catch (error) {
    if ((error as { code?: string }).code === notGranted) return false;
    throw error;
  }
}

type Pass = { atOnce: number; isStopping: () => boolean; onProgress: Options['onProgress'] };

/** One pass over all tables. Returns how many rows it changed. */
async function sealAll(sql: Sql, { atOnce, isStopping, onProgress }: Pass): Promise<number> {
  let changed = 0;
  for (const table of sealedTables) {
    let after: Row | undefined;
    for (let seen = 0; !isStopping(); ) {
      const rows = await selectRows(sql, { table, after, most: atOnce });
      changed += await sealRows(sql, table, rows);
      seen += rows.length;
      onProgress?.(table.name, seen);
      after = rows.at(-1);
      if (rows.length < atOnce) break;
    }
  }
  return changed;
}

type Page = { table: SealedTable; after: Row | undefined; most: number };

async function selectRows(sql: AnySql, { table, after, most }: Page): Promise<Row[]> {
  const { name, columns, isByAccount } = table;
  const [id, type] = table.id;
  const key = isByAccount ? sql`(account_id, ${sql(id)})` : sql`(${sql(id)})`;
  const order = isByAccount ? sql`account_id, ${sql(id)}` : sql(id);
  const place = after && (isByAccount ? sql`(${after.accountId}::bigint, ` : sql`(`);
  const texts = columns.map((column) => sql`, ${sql(column)}::text`);
  return await sql<Row[]>`
    select account_id as "accountId", ${sql(id)}::text as id ${texts} from ${sql(name)}
    ${after && place ? sql`where ${key} > ${place}${after.id}::text::${sql.unsafe(type)})` : sql``}
    order by ${order} limit ${most}`;
}

/** The account's lock keeps opt-ins of the same numbers away. A row that has changed since it was read is left for the next time. */
async function sealRows(sql: Sql, table: SealedTable, rows: readonly Row[]): Promise<number> {
  const changes = rows.flatMap((row) => {
    const values = table.seal(sql, row);
    return values
      ? [{ ...values, id: row.id, accountId: row.accountId, was: row[table.columns[0] ?? ''] ?? null }]
      : [];
  });
  const [first] = changes;
  if (!first) return 0;
  const { id: _, accountId: __, was: ___, ...values } = first;
  let count = 0;
  for (const accountId of new Set(changes.map((change) => change.accountId)))
    count += await transact(sql, async (transaction) => {
      await lockAccounts(transaction, [accountId]);
      const own = changes.filter((change) => change.accountId === accountId);
      if (table.name === 'subscribers') await clearDoubles(transaction, accountId, own as never);
      return await updateRows(transaction, { table, accountId, written: Object.keys(values), changes: own });
    });
  return count;
}

type Update = { table: SealedTable; accountId: number; written: string[]; changes: readonly object[] };

async function updateRows(sql: AnySql, { table, accountId, written, changes }: Update): Promise<number> {
  const [id, type] = table.id;
  const [number = ''] = table.columns;
  const set = written.map(
    (column, at) => sql`${at === 0 ? sql`` : sql`, `}${sql(column)} = sealed.${sql(column)}`,
  );
  const fields = written.map((column) => sql.unsafe(`, ${column} ${column === 'opt_in' ? 'jsonb' : 'text'}`));
  const { count } = await sql`
    update ${sql(table.name)} as one set ${set}
    from jsonb_to_recordset(${JSON.stringify(changes)}::text::jsonb) as sealed (id ${sql.unsafe(type)}, was text ${fields})
    where one.account_id = ${accountId} and one.${sql(id)} = sealed.id and one.${sql(number)} is not distinct from sealed.was`;
  return count;
}
