import type { Sql } from '../../database/index';
import { runStep } from './runStep';

const visitsAtOnce = 5000;
const refsAtOnce = 1000;

/**
 * Removes visits of erased people from their events, and their refs; for the maintenance. Goes through the events of an account day by day,
 * because no index leads from a visit to them, in one process at a time, and stops between two days on request. Returns how
 * many visits are done. [OWN-12]
 */
export async function unlinkErasedVisits(sql: Sql, isEnding: () => boolean = () => false): Promise<number> {
  let done = 0;
  for (;;) {
    const [first] = await sql<{ accountId: number }[]>`
      select account_id as "accountId" from erased_visits order by erased_at limit 1`;
    if (!first) return done;
    const { accountId } = first;
    const visits = await sql<{ sessionId: string }[]>`
      select session_id as "sessionId" from erased_visits where account_id = ${accountId}
      order by erased_at limit ${visitsAtOnce}`;
    const sessions = visits.map(({ sessionId }) => sessionId);
    if (!(await deleteRefs(sql, { accountId, sessions }, isEnding))) return done;
    for (const day of await listDays(sql, accountId)) {
      if (isEnding() || !(await unlinkDay(sql, { accountId, day, sessions }))) return done;
    }
    await sql`
      delete from erased_visits where account_id = ${accountId} and session_id = any(${sessions}::text[])`;
    done += sessions.length;
  }
}

/** The days with events of an account, found one after the other along the key. */
async function listDays(sql: Sql, accountId: number): Promise<string[]> {
  const rows = await sql<{ day: string }[]>`
    with recursive days as (
      select min(day) as day from events where account_id = ${accountId}
      union all
      select (select min(day) from events where account_id = ${accountId} and events.day > days.day) from days
      where days.day is not null)
    select to_char(day, 'YYYY-MM-DD') as day from days where day is not null`;
  return rows.map(({ day }) => day);
}

type Visits = { accountId: number; sessions: string[] };

/** False: it has to stop. */
async function deleteRefs(
  sql: Sql,
  { accountId, sessions }: Visits,
  isEnding: () => boolean,
): Promise<boolean> {
  while (!isEnding()) {
    const { count } = await sql`
      delete from sms_refs where account_id = ${accountId} and ref = any(array(
        select ref from sms_refs
        where account_id = ${accountId} and split_part(session_id, ' ', 1) = any(${sessions}::text[]) limit ${refsAtOnce}))`;
    if (count < refsAtOnce) return true;
  }
  return false;
}

/** False: another process is at it. */
async function unlinkDay(sql: Sql, { accountId, day, sessions }: Visits & { day: string }): Promise<boolean> {
  const done = await runStep(
    sql,
    'erased visits',
    (transaction) => transaction`
      update events set session_id = null, external_id = null, session_data = null, payload = null
      where account_id = ${accountId} and day = ${day}::text::date and session_id = any(${sessions}::text[])`,
  );
  return done.length > 0;
}
