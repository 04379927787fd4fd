import type { AnySql } from '../database/Sql';

/** What a ref stands for, and where it was asked for. [SMS-08, A-44] */
export type SmsRef = {
  accountId: number;
  ref: string;
  widgetId: number;
  sessionId: string;
  /** What the page hands on with the opt-in. */
  payload: string;
  origin: string;
  pageAddress: string | null;
  ipShort: string;
  userAgent: string;
};

/** A page keeps its ref and asks no more, so it is honoured for so long after it was last handed out. */
const honouredDays = 366;

/** Keeps a new ref for a visit to a widget and a payload, or gives the one that there is already; an old one is renewed. [NET-04, SMS-09] */
export async function keepSmsRef(sql: AnySql, ref: SmsRef): Promise<string> {
  const visit = ref.payload ? `${ref.sessionId} ${ref.payload}` : ref.sessionId;
  const [row] = await sql<{ ref: string }[]>`
    insert into sms_refs (account_id, ref, widget_id, session_id, payload, origin, page_address, ip_short, user_agent,
      expires_at)
    values (${ref.accountId}, ${ref.ref}, ${ref.widgetId}, ${visit}, ${ref.payload}, ${ref.origin},
      ${ref.pageAddress}, ${ref.ipShort}, ${ref.userAgent}, now() + make_interval(days => ${honouredDays}))
    on conflict (account_id, widget_id, session_id) do update set expires_at = excluded.expires_at
    returning ref`;
  return row?.ref as string;
}

/** A ref that is used: `isOwn` when this number is the first to use it, or was. */
export type SpentRef = SmsRef & { isOwn: boolean };

/** Uses a ref from a number; the first number that does so owns it. Nothing when there is no such ref, or none any more. [SMS-08] */
export async function spendSmsRef(
  transaction: AnySql,
  { accountId, ref, phone }: { accountId: number; ref: string; phone: string },
): Promise<SpentRef | undefined> {
  const [row] = await transaction<SpentRef[]>`
    update sms_refs set used_by = coalesce(used_by, ${phone})
    where account_id = ${accountId} and ref = ${ref} and expires_at > now()
    returning account_id as "accountId", ref, widget_id as "widgetId", split_part(session_id, ' ', 1) as "sessionId",
      payload, origin, page_address as "pageAddress", ip_short as "ipShort", user_agent as "userAgent", used_by = ${phone} as "isOwn"`;
  return row;
}
