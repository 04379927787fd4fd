import { type AnySql, type Pruning, preferIndexes, pruneRows } from '../../database/index';
import type { MessengerEvent } from '../pure/MessengerEvent';
import { lineUpEvents } from './lineUpEvents';

/** An event that this transaction has claimed. */
export type ClaimedEvent = {
  accountId: number;
  mark: string;
  event: MessengerEvent;
  tries: number;
  receivedAt: Date;
};

/** What happened to an event. [OWN-14] */
export type EventEffect = {
  /** known: the opt-in already existed; answered: a comment gets its reply; nothing: it asked for none. */
  outcome: 'opted_in' | 'known' | 'answered' | 'nothing' | 'refused';
  reason: string;
  widgetId: number | null;
};

/** Claims the events that are due, accounts in turn; other transactions skip them until this one ends. [OWN-14, E13] */
export async function claimMessengerEvents(transaction: AnySql, most: number): Promise<ClaimedEvent[]> {
  await preferIndexes(transaction);
  await lineUpEvents(transaction);
  const claimed = await claimEventsFromLine(transaction, most);
  await preferIndexes(transaction, true);
  return claimed;
}

/** Claims the first events in line. What it reads doesn't depend on how many wait. [OWN-14, E15] @internal */
export async function claimEventsFromLine(sql: AnySql, most: number): Promise<ClaimedEvent[]> {
  return await sql<ClaimedEvent[]>`
    select account_id as "accountId", mark, event, tries, received_at as "receivedAt" from messenger_inbox
    where is_in_line and outcome = 'waiting' and due_at <= now()
    order by turn, due_at, place limit ${most} for update skip locked`;
}

/** Stores what happened to events, and deletes their content: we keep it nowhere else. [OWN-14] */
export async function settleMessengerEvents(
  sql: AnySql,
  settled: readonly { claimed: ClaimedEvent; effect: EventEffect }[],
): Promise<void> {
  const rows = settled.map(({ claimed: { accountId, mark }, effect }) => ({ accountId, mark, ...effect }));
  await sql`
    update messenger_inbox as kept
    set outcome = row.outcome, reason = row.reason, widget_id = row."widgetId", event = null, is_in_line = false
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
      "accountId" bigint, mark text, outcome text, reason text, "widgetId" bigint)
    where kept.account_id = row."accountId" and kept.mark = row.mark`;
}

/** Postpones a failed event; without a time, parks it. [OWN-14] */
export async function postponeMessengerEvent(
  sql: AnySql,
  { accountId, mark }: ClaimedEvent,
  { tries, againMs, error }: { tries: number; againMs: number | undefined; error: string },
): Promise<void> {
  await sql`
    update messenger_inbox set tries = ${tries}, last_error = ${error}, due_at = now() + make_interval(secs => ${(againMs ?? 0) / 1000}),
      outcome = ${againMs === undefined ? 'parked' : 'waiting'}, is_in_line = false
    where account_id = ${accountId} and mark = ${mark} and outcome = 'waiting'`;
}

/** Deletes the ids of old events; waiting and parked ones stay. [OWN-14] */
export async function pruneMessengerInbox(
  sql: AnySql,
  retentionDays: number,
  pruning?: Pruning,
): Promise<number> {
  const isOld = sql`
    received_at < now() - make_interval(days => ${retentionDays}) and outcome not in ('waiting', 'parked')`;
  return await pruneRows(sql, [['messenger_inbox', isOld]], pruning);
}

/** Tries an event again that was parked; false if there is none. [OWN-14, D23] */
export async function retryMessengerEvent(sql: AnySql, accountId: number, mark: string): Promise<boolean> {
  const rows = await sql`
    update messenger_inbox set outcome = 'waiting', tries = 0, due_at = now()
    where account_id = ${accountId} and mark = ${mark} and outcome = 'parked' returning mark`;
  return rows.length === 1;
}
