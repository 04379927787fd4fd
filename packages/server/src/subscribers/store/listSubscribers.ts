import type { AnySql } from '../../database/index';
import { listForms, numbersOf, openOrKeep } from '../../numbers/index';
import type { PhoneSearch } from '../pure/parseSearch';
import { findStops } from './findStops';

/** A subscriber in a list. [OWN-12] */
export type SubscriberRow = {
  subscriberId: string;
  channel: string;
  /** Deleted some years after they opted out. */
  phone: string | null;
  /** Their id on the Facebook Page. */
  messengerId: string | null;
  sourceWidgetId: number;
  sourceWidgetName: string | null;
  pageAddress: string | null;
  /** The payload of the latest opt-in. */
  payload: string;
  createdAt: Date;
  lastOptInAt: Date;
  /** When they unsubscribed. */
  stoppedAt: Date | null;
  /** Its position in the list: time in microseconds and id. */
  place: Place;
};

/** A position in the list, after which a page begins. */
export type Place = { atUs: number; subscriberId: string };

/** Which subscribers to return, after a position, newest first. */
export type SubscriberQuestion = {
  accountId: number;
  most: number;
  after?: Place | undefined;
  channel?: string | undefined;
  widgetId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: PhoneSearch | undefined;
};

/** Subscribers by page: every page costs the same, because it begins after a key. [OWN-12] */
export async function listSubscribers(sql: AnySql, question: SubscriberQuestion): Promise<SubscriberRow[]> {
  const rows = await findRows(sql, question);
  const stops = await findStops(sql, question.accountId, rows);
  return rows.map(({ phoneMark: _, ...row }) => ({ ...row, stoppedAt: stops.get(row.subscriberId) ?? null }));
}

/** A hash finds all numbers with the same last digits: those that end in another way are left out here. */
async function findRows(sql: AnySql, question: SubscriberQuestion): Promise<Marked[]> {
  const { accountId, most, search } = question;
  const found: Marked[] = [];
  for (let { after } = question; ; ) {
    const rows = await selectRows(sql, { ...question, after });
    const opened = rows.map((row) => ({ ...row, phone: openOrKeep(sql, accountId, row.phone) }));
    found.push(
      ...opened.filter(({ phone }) => !search || 'number' in search || phone?.endsWith(search.ends)),
    );
    after = rows.at(-1)?.place;
    if (rows.length < most || found.length >= most) return found.slice(0, most);
  }
}

type Unasked = Omit<SubscriberRow, 'stoppedAt'>;
type Marked = Unasked & { phoneMark: string | null };

async function selectRows(sql: AnySql, question: SubscriberQuestion): Promise<Marked[]> {
  const { accountId, most, after } = question;
  return await sql<Marked[]>`
    select subscriber_id as "subscriberId", found.channel, phone, phone_mark as "phoneMark", psid as "messengerId",
      source_widget_id as "sourceWidgetId", widgets.name as "sourceWidgetName", consent.page_address as "pageAddress",
      coalesce(opt_in.payload, '') as payload, found.created_at as "createdAt",
      last_opt_in_at as "lastOptInAt", json_build_object('subscriberId', subscriber_id, 'atUs',
        (extract(epoch from found.created_at) * 1000000)::bigint) as place
    from (
      select * from subscribers
      where account_id = ${accountId} ${after === undefined ? sql`` : buildAfter(sql, after)}
        ${buildFilter(sql, question)}
      order by created_at desc, subscriber_id desc limit ${most}) as found
      left join widgets on widgets.account_id = found.account_id and widget_id = source_widget_id
      left join lateral (
        select page_address from consents
        where consents.account_id = found.account_id and consents.subscriber_id = found.subscriber_id
        order by consent_id desc limit 1) as consent on true
      left join lateral (
        select payload from opt_ins
        where opt_ins.account_id = found.account_id and opt_ins.subscriber_id = found.subscriber_id
        order by created_at desc limit 1) as opt_in on true
    order by found.created_at desc, subscriber_id desc`;
}

function buildAfter(sql: AnySql, { atUs, subscriberId }: Place) {
  return sql`
    and (created_at, subscriber_id) <
      (timestamptz '1970-01-01T00:00:00Z' + ${atUs}::bigint * interval '1 microsecond', ${subscriberId}::uuid)`;
}

function buildFilter(sql: AnySql, { accountId, channel, widgetId, from, to, search }: SubscriberQuestion) {
  return sql`
    ${channel === undefined ? sql`` : sql`and channel = ${channel}`}
    ${widgetId === undefined ? sql`` : sql`and source_widget_id = ${widgetId}`}
    ${from === undefined ? sql`` : sql`and created_at >= ${`${from}T00:00:00Z`}::timestamptz`}
    ${to === undefined ? sql`` : sql`and created_at < ${`${to}T00:00:00Z`}::timestamptz + interval '24 hours'`}
    ${search === undefined ? sql`` : buildSearch(sql, accountId, search)}`;
}

/** Digits sort before the colon, so everything with this prefix is between the prefix and the prefix plus a colon. */
function buildSearch(sql: AnySql, accountId: number, search: PhoneSearch) {
  if ('number' in search) return sql`and phone = any(${listForms(sql, accountId, search.number)})`;
  const { state, hashEnd } = numbersOf(sql);
  const reversed = [...search.ends].reverse().join('');
  const isPlain = sql`phone_reversed >= ${reversed} and phone_reversed < ${`${reversed}:`}`;
  if (state === 'plain') return sql`and ${isPlain}`;
  const isHashed = sql`phone_end = ${hashEnd(accountId, search.ends)}`;
  return state === 'sealed' ? sql`and ${isHashed}` : sql`and (${isHashed} or (${isPlain}))`;
}

/** How many subscribers an account has, from its daily sums: exact up to this many. */
export async function countSubscribers(sql: AnySql, accountId: number, exactUpTo: number): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from (select from subscribers where account_id = ${accountId} limit ${exactUpTo}) as few`;
  return row?.n ?? 0;
}

/** One subscriber. [OWN-12] */
export async function selectSubscriberById(
  sql: AnySql,
  accountId: number,
  subscriberId: string,
): Promise<Omit<Unasked, 'place'> | undefined> {
  const [row] = await sql<Omit<Unasked, 'place'>[]>`
    select subscriber_id as "subscriberId", subscribers.channel, phone, psid as "messengerId",
      source_widget_id as "sourceWidgetId", widgets.name as "sourceWidgetName", null as "pageAddress", '' as payload,
      subscribers.created_at as "createdAt",
      last_opt_in_at as "lastOptInAt"
    from subscribers left join widgets on widgets.account_id = subscribers.account_id and widget_id = source_widget_id
    where subscribers.account_id = ${accountId} and subscriber_id = ${subscriberId}`;
  return row && { ...row, phone: openOrKeep(sql, accountId, row.phone) };
}
