import type { AnySql } from '../../database/index';
import type { Offer } from '../../env/index';

/** How often a worker reports. */
export const reportEveryMs = 30_000;

/** Reports that a worker runs, and what it offers; the last one counts, as all workers have the same settings. [OWN-13, OWN-20] */
export async function upsertReport(sql: AnySql, offer: Offer): Promise<void> {
  await sql`
    insert into worker_reports (reported_at, offer) values (now(), ${sql.json(offer as never)})
    on conflict (is_only) do update set reported_at = excluded.reported_at, offer = excluded.offer`;
}

/** What workers offer; nothing if none has run yet. [OWN-13, OWN-20] */
export async function selectOffer(sql: AnySql): Promise<Partial<Offer> | undefined> {
  const [row] = await sql<{ offer: Partial<Offer> }[]>`select offer from worker_reports`;
  return row?.offer;
}

/** How many seconds ago a worker reported; nothing if none has run yet. [OWN-20] */
export async function selectReportAge(sql: AnySql): Promise<number | undefined> {
  const [row] = await sql<{ ageS: number }[]>`
    select extract(epoch from now() - reported_at)::float8 as "ageS" from worker_reports`;
  return row?.ageS;
}
