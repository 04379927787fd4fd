import type { Sql } from '../Sql';

/** The version of PostgreSQL as one number, such as 180004. */
export async function selectServerVersion(sql: Sql): Promise<number> {
  const [row] = await sql<{ version: string }[]>`select current_setting('server_version_num') as version`;
  return Number(row?.version);
}
