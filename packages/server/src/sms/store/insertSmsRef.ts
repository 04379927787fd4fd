import type { AnySql } from '../../database/index';
import { listForms, sealNumber } from '../../numbers/index';

/** What a ref stands for, and where it was requested. [SMS-08, A-44] */
export type SmsRef = {
  accountId: number;
  ref: string;
  widgetId: number;
  sessionId: string;
  /** The payload of the page. */
  payload: string;
  /** The language in which its visitor read the legal notice; empty for the widget's first one. */
  language: string;
  origin: string;
  pageAddress: string | null;
  ipShort: string;
  userAgent: string;
};

/** A page keeps its ref and doesn't ask again, so it works for this long after it was last issued. */
const honouredDays = 366;

const visitOf = ({ sessionId, payload }: SmsRef): string => (payload ? `${sessionId} ${payload}` : sessionId);

/** Renews the ref of a visit, widget and payload, if it has one. [NET-04, SMS-09] */
export async function renewSmsRef(sql: AnySql, ref: SmsRef): Promise<string | undefined> {
  const [row] = await sql<{ ref: string }[]>`
    update sms_refs set expires_at = now() + make_interval(days => ${honouredDays}), language = ${ref.language}
    where account_id = ${ref.accountId} and widget_id = ${ref.widgetId} and session_id = ${visitOf(ref)}
    returning ref`;
  return row?.ref;
}

/** Stores a new ref for a visit, widget and payload, or returns the one that it got in the meantime and renews it. [NET-04, SMS-09] */
export async function insertSmsRef(sql: AnySql, ref: SmsRef): Promise<string> {
  const [row] = await sql<{ ref: string }[]>`
    insert into sms_refs (account_id, ref, widget_id, session_id, payload, language, origin, page_address, ip_short, user_agent,
      expires_at)
    values (${ref.accountId}, ${ref.ref}, ${ref.widgetId}, ${visitOf(ref)}, ${ref.payload}, ${ref.language}, ${ref.origin},
      ${ref.pageAddress}, ${ref.ipShort}, ${ref.userAgent}, now() + make_interval(days => ${honouredDays}))
    on conflict (account_id, widget_id, session_id) do update
      set expires_at = excluded.expires_at, language = excluded.language
    returning ref`;
  return row?.ref as string;
}

/** A used ref: `isOwn` if this number was the first to use it. */
export type SpentRef = SmsRef & { isOwn: boolean };

/** Uses a ref from a number; the first number owns it. Nothing if the ref doesn't exist or has expired. [SMS-08] */
export async function spendSmsRef(
  transaction: AnySql,
  { accountId, ref, phone }: { accountId: number; ref: string; phone: string },
): Promise<SpentRef | undefined> {
  const [row] = await transaction<SpentRef[]>`
    update sms_refs set used_by = coalesce(used_by, ${sealNumber(transaction, accountId, phone)})
    where account_id = ${accountId} and ref = ${ref} and expires_at > now()
    returning account_id as "accountId", ref, widget_id as "widgetId", split_part(session_id, ' ', 1) as "sessionId",
      payload, language, origin, page_address as "pageAddress", ip_short as "ipShort", user_agent as "userAgent", used_by = any(${listForms(transaction, accountId, phone)}) as "isOwn"`;
  return row;
}
