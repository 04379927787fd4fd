import type { AnySql } from '../../database/Sql';

/** How often something may be tried in how much time. */
export type TryLimit = { most: number; windowS: number };

/** May this be tried once more, and if not, when again? */
export type TryVerdict = { ok: true } | { ok: false; retryAfterS: number };

/** Counts a try and judges it; all servers count together. [OWN-01] */
export async function judgeTry(sql: AnySql, key: string, { most, windowS }: TryLimit): Promise<TryVerdict> {
  const [row] = await sql<{ n: number; leftS: number }[]>`
    insert into attempts (key, window_start, n)
    values (${key}, to_timestamp(floor(extract(epoch from now()) / ${windowS}::int) * ${windowS}::int), 1)
    on conflict (key, window_start) do update set n = attempts.n + 1
    returning n, ceil(extract(epoch from window_start - now()) + ${windowS}::int)::int as "leftS"`;
  const { n = 1, leftS = windowS } = row ?? {};
  return n <= most ? { ok: true } : { ok: false, retryAfterS: Math.max(1, leftS) };
}

/** Gives one try back, to someone who got in: only what failed counts. Those before it stay counted, for they may be somebody else's. [OWN-01] */
export async function giveTryBack(sql: AnySql, key: string): Promise<void> {
  await sql`
    update attempts set n = n - 1
    where key = ${key} and n > 0 and window_start = (select max(window_start) from attempts where key = ${key})`;
}
