import type { AnySql } from '../Sql';

/** How long an upgrade may take: until then, servers of the version before may still run. */
const upgradeHours = 24;

/** Did this migration run so long ago that no server of the version before runs anymore? [OWN-20] */
export async function hasSettled(sql: AnySql, name: string): Promise<boolean> {
  const rows = await sql`
    select from migrations where name = ${name} and ran_at < now() - make_interval(hours => ${upgradeHours})`;
  return rows.length > 0;
}
