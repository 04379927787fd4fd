import type { Migration } from '../readMigrations';
import type { Sql } from '../Sql';

/** How many migrations this database lacks; only answers if the database does. */
export async function countMissingMigrations(sql: Sql, migrations: Migration[]): Promise<number> {
  const names = migrations.map(({ name }) => name);
  const [row] = await sql<{ count: number }[]>`
    select count(*) as count from migrations where name = any(${names})`;
  return names.length - (row?.count ?? 0);
}
