import type { Sql } from '../../database/index';

/**
 * Takes what only one server may have at a time, until the time is over or it is given back; `undefined` if another one has it. A row whose
 * window begins in the future is a lease that ends then; upkeep deletes it like any old row. [OWN-12]
 */
export function saveLease(sql: Sql, key: string, lifeS: number): Promise<Date | undefined> {
  return sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
    const [row] = await transaction<{ until: Date }[]>`
      insert into attempts (key, window_start, n)
      select ${key}, date_trunc('milliseconds', now()) + make_interval(secs => ${lifeS}), 1
      where not exists (select from attempts where key = ${key} and window_start > now())
      returning window_start as until`;
    return row?.until;
  });
}

/** Does anyone have it now? [OWN-12] */
export async function hasLease(sql: Sql, key: string): Promise<boolean> {
  const rows = await sql`select from attempts where key = ${key} and window_start > now()`;
  return rows.length > 0;
}

/** Gives a lease back. [OWN-12] */
export async function deleteLease(sql: Sql, key: string, until: Date): Promise<void> {
  await sql`delete from attempts where key = ${key} and window_start = ${until}`;
}
