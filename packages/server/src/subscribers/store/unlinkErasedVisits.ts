import type { Sql } from '../../database/index';
import { createStepRunner, type Step } from './createStepRunner';
import { sumAccounts } from './sumAccounts';

const visitsAtOnce = 5000;
/** Events or refs per statement. */
const rowsAtOnce = 1000;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Removes visits of erased people from their events, and their refs; for the maintenance. Goes through the events of an account day by day,
 * because no index leads from a visit to them: in small statements, however many events a visit has, in one process at a time, and stops between
 * two on request. An account that fails keeps no other from it. Returns how many visits are done. [OWN-12]
 */
export async function unlinkErasedVisits(
  sql: Sql,
  isEnding: () => boolean = () => false,
  atOnce = rowsAtOnce,
): Promise<number> {
  const accounts = await sql<{ accountId: number }[]>`
    select account_id as "accountId" from erased_visits group by 1 order by min(erased_at)`;
  return await sumAccounts(accounts, 'remove erased people from events', async (accountId) => {
    const repeat = createStepRunner(sql, `erased visits ${accountId}`, isEnding);
    for (let done = 0; ; ) {
      const visits = await sql<{ sessionId: string }[]>`
        select session_id as "sessionId" from erased_visits where account_id = ${accountId}
        order by erased_at limit ${visitsAtOnce}`;
      const sessions = visits.map(({ sessionId }) => sessionId);
      if (sessions.length === 0 || !(await repeat(deleteRefs({ accountId, sessions, atOnce })))) return done;
      for (const day of await listDays(sql, accountId))
        if (!(await repeat(emptyDay({ accountId, sessions, atOnce }, day)))) return done;
      await sql`
        delete from erased_visits where account_id = ${accountId} and session_id = any(${sessions}::text[])`;
      done += sessions.length;
    }
  });
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

type Visits = { accountId: number; sessions: string[]; atOnce: number };

const deleteRefs =
  ({ accountId, sessions, atOnce }: Visits): Step =>
  async (sql) => {
    const { count } = await sql`
      delete from sms_refs where account_id = ${accountId} and ref = any(array(
        select ref from sms_refs
        where account_id = ${accountId} and split_part(session_id, ' ', 1) = any(${sessions}::text[]) limit ${atOnce}))`;
    return count === atOnce;
  };

function emptyDay({ accountId, sessions, atOnce }: Visits, day: string): Step {
  // Each statement goes on after the last event of the one before: all of them together read the day once.
  let after = firstId;
  return async (sql) => {
    const emptied = await sql<{ id: string }[]>`
      with batch as materialized (
        select event_id from events
        where account_id = ${accountId} and day = ${day}::text::date and event_id > ${after}::uuid
          and session_id in (select unnest(${sessions}::text[]))
        order by event_id limit ${atOnce}),
      emptied as (
        update events set session_id = null, external_id = null, session_data = null, payload = null from batch
        where events.account_id = ${accountId} and events.day = ${day}::text::date and events.event_id = batch.event_id)
      select event_id as id from batch order by event_id`;
    after = emptied.at(-1)?.id ?? after;
    return emptied.length === atOnce;
  };
}
