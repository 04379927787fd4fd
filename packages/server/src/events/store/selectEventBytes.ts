import type { AnySql } from '../../database/index';

/** How much the events of all accounts fill that arrived today (UTC). [NET-12] */
export async function selectEventBytes(sql: AnySql): Promise<{ day: string; bytes: number } | undefined> {
  const [row] = await sql<{ day: string; bytes: number }[]>`
    select day::text as day, sum(bytes)::bigint as bytes from event_outcomes
    where day = (now() at time zone 'utc')::date group by 1`;
  return row;
}
