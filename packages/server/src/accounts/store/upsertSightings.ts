import type { AnySql } from '../../database/index';

/** A website that loaded an account's script, and whether its owner added it. */
export type Sighting = { accountId: number; host: string; isNamed: boolean };

/**
 * Records where scripts were seen. Keeps a limited number of websites per account, those that its owner added and then the
 * latest: inventing websites never drives out an added one. [OWN-03]
 */
export async function upsertSightings(
  sql: AnySql,
  sightings: readonly Sighting[],
  mostPerAccount: number,
): Promise<void> {
  const accounts = sightings.map(({ accountId }) => accountId);
  const hosts = sightings.map(({ host }) => host);
  const named = sightings.map(({ isNamed }) => Number(isNamed));
  await sql`
    insert into site_sightings (account_id, host, is_named)
    select account_id, host, bool_or(named = 1)
    from unnest(${accounts}::bigint[], ${hosts}::text[], ${named}::int[]) as seen (account_id, host, named)
      join accounts using (account_id)
    group by 1, 2 order by 1, 2
    on conflict (account_id, host) do update set last_seen_at = now(), is_named = excluded.is_named`;
  await prune(sql, accounts, mostPerAccount);
}

async function prune(sql: AnySql, accounts: number[], mostPerAccount: number): Promise<void> {
  await sql`
    delete from site_sightings where (account_id, host) in (
      select account_id, host from (
        select account_id, host, row_number() over (
          partition by account_id order by is_named desc, last_seen_at desc, host) as place
        from site_sightings where account_id = any(${accounts}::bigint[])) as placed
      where place > ${mostPerAccount})`;
}

/** A recorded website. */
export type NotedSite = {
  host: string;
  firstSeenAt: Date;
  lastSeenAt: Date;
  /** Numbers rejected there, and when that last happened. */
  refused: number;
  lastRefusedAt: Date | null;
};

/** Where an account's script was seen, latest first. [OWN-03] */
export async function listSightings(sql: AnySql, accountId: number): Promise<NotedSite[]> {
  return await sql<NotedSite[]>`
    select host, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt", coalesce(n, 0) as refused,
      last_at as "lastRefusedAt"
    from site_sightings left join (
      select host, sum(n)::bigint as n, max(last_at) as last_at from refusals
      where account_id = ${accountId} and host <> '' group by host) as rejected using (host)
    where account_id = ${accountId} order by last_seen_at desc, host`;
}
