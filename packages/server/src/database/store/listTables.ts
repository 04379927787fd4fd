import { StartError } from '../../env/pure/index';
import type { AnySql } from '../Sql';

/** A table, its writable columns, and the tables that its rows reference. */
export type Table = { name: string; columns: string[]; needs: string[] };

/** What a table contains: its row count, and a checksum over all rows that is the same in every copy. */
export type TableSum = { rows: number; checksum: string };

/** A sequence of a table. */
export type Sequence = { name: string; last: number; isUsed: boolean };

/**
 * Copies see all rows or fail: a role that row-level security applies to would see none, without an error. Statements may take any time.
 */
export async function allowFullRead(sql: AnySql): Promise<void> {
  await sql`set local statement_timeout = 0`;
  await sql`set local row_security = off`;
}

/** All tables, referenced ones first. Partitions come with their table. [OWN-20] */
export async function listTables(sql: AnySql): Promise<Table[]> {
  return sortByNeeds(
    await sql<Table[]>`
    select relname as name,
      array(select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct confrelid::regclass::text from pg_constraint
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as needs
    from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and relname <> 'migrations'
    order by relname`,
  );
}

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

/** The months that have a partition for their events, as their first days. */
export async function listEventMonths(sql: AnySql): Promise<string[]> {
  const parts = await sql<{ month: string }[]>`
    select replace(substr(relname, length('events_') + 1), '_', '-') || '-01' as month
    from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'events'::regclass and relname ~ '^events_[0-9]{4}_[0-9]{2}$' order by 1`;
  return parts.map(({ month }) => month);
}

/** Creates them before their events arrive: a month can't be created while its events are elsewhere. */
export async function createEventMonths(sql: AnySql, months: readonly string[]): Promise<void> {
  for (const month of months) await sql`select make_events_month(${month}::date)`;
}

/** Copies only go into an empty database. */
export async function refuseUsed(sql: AnySql, tables: readonly Pick<Table, 'name'>[]): Promise<void> {
  for (const { name } of tables) {
    const rows = await sql`select from ${sql(name)} limit 1`;
    if (rows.length > 0) {
      throw new StartError(`The target database is not empty: ${name} has rows. Create a new database.`);
    }
  }
}

/** The sequences of a table. */
export async function listSequences(sql: AnySql, table: string): Promise<Sequence[]> {
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

/** Never reissue numbers that were used, including those of deleted rows. */
export async function setSequences(sql: AnySql, sequences: readonly Sequence[]): Promise<void> {
  for (const { name, last, isUsed } of sequences) {
    await sql`select setval(${name}::regclass, ${last}, ${isUsed})`;
  }
}

/** Sums up the rows of a table. */
export async function sumTable(sql: AnySql, name: string, columns: string[]): Promise<TableSum> {
  const [sum] = await sql<TableSum[]>`
    select count(*)::bigint as rows, coalesce(sum(hashtextextended(moved::text, 0)::numeric), 0)::text as checksum
    from (select ${sql(columns)} from ${sql(name)}) as moved`;
  return sum ?? { rows: 0, checksum: '' };
}
