import type { Sql } from '../database/index';

/** The columns of all tables in which one of these words occurs, as text or as bytes. Read through a pool that opens nothing. */
export async function findInTables(sql: Sql, words: readonly string[]): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by 1`;
  const asBytes = words.map((word) => Buffer.from(word).toString('hex'));
  const found: string[] = [];
  for (const { name } of tables) {
    const columns = await sql<{ column: string }[]>`
      select distinct each.of_column as column
      from ${sql(name)} as one, jsonb_each_text(to_jsonb(one)) as each (of_column, of_value)
      where exists (select from unnest(${[...words, ...asBytes]}::text[]) as word where position(word in each.of_value) > 0)`;
    found.push(...columns.map(({ column }) => `${name}.${column}`));
  }
  return found;
}
