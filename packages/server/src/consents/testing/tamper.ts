import type { Sql } from '../../database/index';

/** Changes consents like an intruder who owns the database. */
export async function tamper(sql: Sql, change: (sql: Sql) => Promise<unknown>): Promise<void> {
  await sql`alter table consents disable trigger user`;
  await change(sql);
  await sql`alter table consents enable trigger user`;
}
