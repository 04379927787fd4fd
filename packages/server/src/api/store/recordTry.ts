import type { AnySql } from '../../database/index';

/** How many tries are allowed in how much time. */
export type TryLimit = { most: number; windowS: number };

/** Is another try allowed, and if not, when? */
export type TryVerdict = { ok: true } | { ok: false; retryAfterS: number };

/** Counts a try, and says whether it is allowed; all servers count together. [OWN-01] */
export async function recordTry(sql: AnySql, key: string, { most, windowS }: TryLimit): Promise<TryVerdict> {
  const [row] = await sql<{ n: number; leftS: number }[]>`
    insert into attempts (key, window_start, n)
    values (${key}, to_timestamp(floor(extract(epoch from now()) / ${windowS}::int) * ${windowS}::int), 1)
    on conflict (key, window_start) do update set n = attempts.n + 1
    returning n, ceil(extract(epoch from window_start - now()) + ${windowS}::int)::int as "leftS"`;
  const { n = 1, leftS = windowS } = row ?? {};
  return n <= most ? { ok: true } : { ok: false, retryAfterS: Math.max(1, leftS) };
}

/** Gives one try back after a success: only failures count. Earlier ones stay counted; they may be someone else's. [OWN-01] */
export async function refundTry(sql: AnySql, key: string): Promise<void> {
  await sql`
    update attempts set n = n - 1
    where key = ${key} and n > 0 and window_start = (select max(window_start) from attempts where key = ${key})`;
}
