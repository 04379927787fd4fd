import type { AnySql } from '../../database/index';

/** Whether the database knows a time zone: it counts the days. [OWN-11] */
export async function isKnownTimeZone(sql: AnySql, name: string): Promise<boolean> {
  const [row] = await sql<{ is: boolean }[]>`select is_time_zone(${name}) as is`;
  return row?.is === true;
}
