import type { AnySql } from '../../database/index';
import { openOrKeep } from '../../numbers/index';
import { isErased } from './isErased';
import { matchNumber } from './matchNumber';

/** A consent record: what was agreed to, where and when. [OWN-12] */
export type ConsentReceipt = {
  consentId: string;
  subscriberId: string;
  /** Gone if the person was erased, or some years after they opted out. */
  phone: string | null;
  method: string;
  consentText: string;
  textSha256: string;
  textVersion: string;
  buttonLabel: string;
  noticeKnown: boolean;
  pageAddress: string | null;
  origin: string;
  widgetId: number;
  widgetVersion: number;
  ipShort: string;
  userAgent: string;
  createdAt: Date;
  /** When it was given; earlier than recorded if its number was confirmed later. */
  givenAt: Date;
  sessionId: string;
  instanceId: string;
  /** Its chain position, the previous hash and its own; none from before the chain existed. */
  seq: number | null;
  prevHash: string | null;
  hash: string | null;
};

type Question = {
  accountId: number;
  most: number;
  after?: string | undefined;
  subscriberId?: string | undefined;
  /** With a subscriber: also those of this number, from before it was confirmed or after the person was erased. */
  phone?: string | null | undefined;
};

/** Consent records of an account, of one subscriber or of a number, newest first. [OWN-12] */
export async function listConsents(
  sql: AnySql,
  { accountId, most, after, subscriberId, phone = null }: Question,
): Promise<ConsentReceipt[]> {
  const consents = await sql<ConsentReceipt[]>`
    select consent_id as "consentId", subscriber_id as "subscriberId", ${phone === null ? shownPhone(sql) : sql`null`} as phone, method, consent_text as "consentText",
      text_sha256 as "textSha256", text_version as "textVersion", button_label as "buttonLabel",
      notice_known as "noticeKnown", page_address as "pageAddress", origin, widget_id as "widgetId",
      widget_version as "widgetVersion", ip_short as "ipShort", user_agent as "userAgent", created_at as "createdAt",
      coalesce(given_at, created_at) as "givenAt", session_id as "sessionId", instance_id as "instanceId", seq, prev_hash as "prevHash", hash
    from consents
    where account_id = ${accountId} ${after === undefined ? sql`` : sql`and consent_id < ${after}`}
      ${filterByPerson(sql, { accountId, subscriberId, phone })}
    order by consent_id desc limit ${most}`;
  return consents.map((one) => ({ ...one, phone: phone ?? openOrKeep(sql, accountId, one.phone) }));
}

function filterByPerson(
  sql: AnySql,
  { accountId, subscriberId, phone }: Pick<Question, 'accountId' | 'subscriberId' | 'phone'>,
) {
  const own = subscriberId === undefined ? [] : [sql`subscriber_id = ${subscriberId}`];
  const same = phone == null ? [] : [matchNumber(sql, accountId, phone)];
  const [one, other] = [...own, ...same];
  if (!one) return sql``;
  return other ? sql`and (${one} or ${other})` : sql`and ${one}`;
}

/** The number, unless its person was erased. [OWN-12] */
const shownPhone = (sql: AnySql) => sql`case when ${isErased(sql, 'consents')} then null else phone end`;

const mostVisits = 1000;

/** A visit that led to an opt-in, with the page's payload. */
export type OptInVisit = { sessionId: string; widgetId: number; payload: string; createdAt: Date };

/** The visits of a subscriber that led to an opt-in. */
export async function listOptIns(
  sql: AnySql,
  accountId: number,
  subscriberId: string,
): Promise<OptInVisit[]> {
  return await sql<OptInVisit[]>`
    select session_id as "sessionId", widget_id as "widgetId", payload, created_at as "createdAt" from opt_ins
    where account_id = ${accountId} and subscriber_id = ${subscriberId} order by created_at desc limit ${mostVisits}`;
}
