import type { AnySql } from '../database/Sql';
import type { MessengerEvent } from '../rules/MessengerEvent';

/** An event that this transaction has taken. */
export type TakenEvent = { accountId: number; mark: string; event: MessengerEvent; tries: number };

/** What became of an event. [OWN-14] */
export type EventEffect = {
  /** known: the opt-in was there already; answered: a comment gets its answer; nothing: it asked for none. */
  outcome: 'opted_in' | 'known' | 'answered' | 'nothing' | 'refused';
  reason: string;
  widgetId: number | null;
};

/** Takes the events that have waited longest; other transactions pass over them until this one ends. [OWN-14] */
export async function takeMessengerEvents(sql: AnySql, most: number): Promise<TakenEvent[]> {
  return await sql<TakenEvent[]>`
    select account_id as "accountId", mark, event, tries from messenger_inbox
    where outcome = 'waiting' and due_at <= now()
    order by due_at, place limit ${most} for update skip locked`;
}

/** Writes what became of events, and lets go of what they held: who wrote what is kept nowhere else. [OWN-14] */
export async function settleMessengerEvents(
  sql: AnySql,
  settled: readonly { taken: TakenEvent; effect: EventEffect }[],
): Promise<void> {
  const rows = settled.map(({ taken: { accountId, mark }, effect }) => ({ accountId, mark, ...effect }));
  await sql`
    update messenger_inbox as kept
    set outcome = row.outcome, reason = row.reason, widget_id = row."widgetId", event = null
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
      "accountId" bigint, mark text, outcome text, reason text, "widgetId" bigint)
    where kept.account_id = row."accountId" and kept.mark = row.mark`;
}

/** Puts an event off that failed, or aside when it has failed too often. [OWN-14] */
export async function putOffMessengerEvent(
  sql: AnySql,
  { accountId, mark }: TakenEvent,
  { tries, isParked, afterMs }: { tries: number; isParked: boolean; afterMs: number },
): Promise<void> {
  await sql`
    update messenger_inbox set tries = ${tries}, due_at = now() + make_interval(secs => ${afterMs / 1000}),
      outcome = ${isParked ? 'parked' : 'waiting'}
    where account_id = ${accountId} and mark = ${mark} and outcome = 'waiting'`;
}

/** One statement forgets so many. */
const marksAtOnce = 2000;

/** Forgets the marks of what came in long ago, in rounds; what is waiting or parked stays. [OWN-14] */
export async function pruneMessengerInbox(
  sql: AnySql,
  keepDays: number,
  atOnce = marksAtOnce,
): Promise<void> {
  for (;;) {
    const { count } = await sql`
      delete from messenger_inbox where ctid = any (array(
        select ctid from messenger_inbox
        where received_at < now() - make_interval(days => ${keepDays}) and outcome not in ('waiting', 'parked')
        limit ${atOnce} for update skip locked))`;
    if (count < atOnce) return;
  }
}
