import { pipeline } from 'node:stream/promises';
import { StartError } from '../../env/pure/index';
import type { AnySql, Sql } from '../Sql';

/** A moved table: its row count, and a checksum over all rows that is the same on both sides. */
export type MovedTable = { table: string; rows: number; checksum: string };

type Table = { name: string; columns: string[]; needs: string[] };

/**
 * Copies everything into an empty database with the same tables, as of one moment, all or nothing, and compares every table
 * afterwards. [OWN-20]
 */
export async function moveDatabase(from: Sql, to: Sql): Promise<MovedTable[]> {
  const moved = await from.begin('isolation level repeatable read read only', async (source) => {
    await source`set local statement_timeout = 0`;
    return await to.begin(async (target) => {
      await target`set local statement_timeout = 0`;
      const tables = sortByNeeds(await listTables(source));
      await refuseUsed(target, tables);
      const results: MovedTable[] = [];
      for (const table of tables) results.push(await moveTable(source, target, table));
      return results;
    });
  });
  return moved as MovedTable[];
}

/** Tables with their writable columns, and the tables that their rows reference. Partitions come with their table. */
async function listTables(sql: AnySql): Promise<Table[]> {
  return await sql<Table[]>`
    select relname as name,
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct confrelid::regclass::text from pg_constraint
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as needs
    from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and relname <> 'migrations'
    order by relname`;
}

/** Referenced rows come first. */
function sortByNeeds(tables: readonly Table[]): Table[] {
  const sorted: Table[] = [];
  const add = (table: Table): void => {
    if (sorted.includes(table)) return;
    for (const name of table.needs) {
      const needed = tables.find((one) => one.name === name);
      if (needed) add(needed);
    }
    sorted.push(table);
  };
  for (const table of tables) add(table);
  return sorted;
}

async function refuseUsed(sql: AnySql, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables) {
    const rows = await sql`select from ${sql(name)} limit 1`;
    if (rows.length > 0) {
      throw new StartError(`The target database is not empty: ${name} has rows. Create a new database.`);
    }
  }
}

async function moveTable(source: AnySql, target: AnySql, { name, columns }: Table): Promise<MovedTable> {
  // Triggers already ran when the rows were first inserted.
  await target`alter table ${target(name)} disable trigger user`;
  const rows = await source`copy (select ${source(columns)} from ${source(name)}) to stdout`.readable();
  await pipeline(rows, await target`copy ${target(name)} (${target(columns)}) from stdin`.writable());
  // The driver stops reading while we are slow, and doesn't resume if the last row was the one that filled the buffer.
  rows._read(0);
  await target`alter table ${target(name)} enable trigger user`;
  for (const counter of await listCounters(source, name)) {
    // Never reissue numbers that were used, including those of deleted rows.
    await target`select setval(${counter.name}::regclass, ${counter.last}, ${counter.isUsed})`;
  }
  const [before, after] = [await sumUp(source, name, columns), await sumUp(target, name, columns)];
  if (before.rows !== after.rows || before.checksum !== after.checksum) {
    throw new StartError(`The copy of table ${name} doesn't match. Nothing was moved.`);
  }
  return { table: name, ...after };
}

async function listCounters(
  sql: AnySql,
  table: string,
): Promise<{ name: string; last: number; isUsed: boolean }[]> {
  const names = await sql<{ name: string }[]>`
    select pg_get_serial_sequence(quote_ident(${table}), attname) as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and attidentity <> '' and not attisdropped`;
  return await Promise.all(
    names.map(async ({ name }) => {
      const [state] = await sql<{ last: number; isUsed: boolean }[]>`
        select last_value as last, is_called as "isUsed" from ${sql(name)}`;
      return { name, last: state?.last ?? 1, isUsed: state?.isUsed ?? false };
    }),
  );
}

async function sumUp(
  sql: AnySql,
  name: string,
  columns: string[],
): Promise<{ rows: number; checksum: string }> {
  const [sum] = await sql<{ rows: number; checksum: string }[]>`
    select count(*)::bigint as rows, coalesce(sum(hashtextextended(moved::text, 0)::numeric), 0)::text as checksum
    from (select ${sql(columns)} from ${sql(name)}) as moved`;
  return sum ?? { rows: 0, checksum: '' };
}
