import type postgres from 'postgres';
import { isErased } from '../../consents/index';
import type { AnySql } from '../../database/index';
import { openTexts } from '../../numbers/index';

/** The columns of a primary key, and their types. */
export type Key = readonly { name: string; type: string }[];

/** The primary key of a table. */
export async function selectKey(sql: AnySql, table: string): Promise<Key> {
  return await sql<{ name: string; type: string }[]>`
    select attname as name, format_type(atttypid, atttypmod) as type
    from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary
    order by array_position(indkey::int2[], attnum)`;
}

/** Where a page ended: the values of its last row's key. */
export type RowPlace = readonly string[];
type Question = {
  table: string;
  key: Key;
  accountId: number;
  after: RowPlace | undefined;
  most: number;
  hidden: readonly string[];
  erased: readonly string[];
};

/** A page of an account's rows of a table in the order of its key, as JSON texts. [OWN-01] */
export async function selectRows(
  sql: AnySql,
  { table, key, accountId, after, most, hidden, erased }: Question,
): Promise<{ text: string; place: RowPlace }[]> {
  const list = (write: (column: Key[number], at: number) => postgres.PendingQuery<postgres.Row[]>) =>
    key.map((column, at) => (at === 0 ? write(column, at) : sql`, ${write(column, at)}`));
  const names = list(({ name }) => sql`one.${sql(name)}`);
  const values = list(({ type }, at) => sql`${after?.[at] ?? ''}::text::${sql.unsafe(type)}`);
  const gone = JSON.stringify(Object.fromEntries(erased.map((name) => [name, null])));
  const left =
    erased.length === 0
      ? sql``
      : sql`|| case when ${isErased(sql, 'one')} then ${gone}::text::jsonb else '{}' end`;
  const rows = await sql<{ text: string; place: string[] }[]>`
    select (to_jsonb(one) - ${[...hidden]}::text[] ${left})::text as text,
      array[${list(({ name }) => sql`one.${sql(name)}::text`)}] as place
    from ${sql(table)} as one where account_id = ${accountId} ${after ? sql`and (${names}) > (${values})` : sql``}
    order by ${names} limit ${most}`;
  return rows.map((row) => ({ ...row, text: openTexts(sql, accountId, row.text) }));
}
