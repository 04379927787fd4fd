import type { AnySql } from '../../database/index';

/** A visit to an account's page. */
export type Visit = { accountId: number; sessionId: string };

/** Which of these visits led to an opt-in, in order. [NET-05] */
export async function selectOptedIn(sql: AnySql, visits: readonly Visit[]): Promise<boolean[]> {
  const rows = await sql<{ accountId: number; sessionId: string }[]>`
    select distinct account_id as "accountId", session_id as "sessionId"
    from opt_ins join unnest(
      ${visits.map(({ accountId }) => accountId)}::bigint[],
      ${visits.map(({ sessionId }) => sessionId)}::text[]
    ) as asked (account_id, session_id) using (account_id, session_id)`;
  const found = new Set(rows.map(({ accountId, sessionId }) => `${accountId} ${sessionId}`));
  return visits.map(({ accountId, sessionId }) => found.has(`${accountId} ${sessionId}`));
}
