import type { AnySql } from '../../database/Sql';

/** A website on which an account's script was asked for. */
export type Sighting = { accountId: number; host: string };

/** Notes where scripts were seen; of each account only so many websites are kept, the latest. [OWN-03] */
export async function saveSightings(
  sql: AnySql,
  sightings: readonly Sighting[],
  mostPerAccount: number,
): Promise<void> {
  const accounts = sightings.map(({ accountId }) => accountId);
  await sql`
    insert into site_sightings (account_id, host)
    select distinct account_id, host from unnest(${accounts}::bigint[], ${sightings.map(({ host }) => host)}::text[]) as seen (account_id, host)
      join accounts using (account_id)
    order by 1, 2
    on conflict (account_id, host) do update set last_seen_at = now()`;
  await sql`
    delete from site_sightings where (account_id, host) in (
      select account_id, host from (
        select account_id, host, row_number() over (partition by account_id order by last_seen_at desc, host) as place
        from site_sightings where account_id = any(${accounts}::bigint[])) as placed
      where place > ${mostPerAccount})`;
}

/** Where an account's script was seen, the latest first. [OWN-03] */
export async function listSightings(
  sql: AnySql,
  accountId: number,
): Promise<{ host: string; firstSeenAt: Date; lastSeenAt: Date }[]> {
  return await sql<{ host: string; firstSeenAt: Date; lastSeenAt: Date }[]>`
    select host, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt" from site_sightings
    where account_id = ${accountId} order by last_seen_at desc, host`;
}
