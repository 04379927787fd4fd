import type { Sql } from '../database/Sql';

/** One accepted opt-in with everything that proves it. [NET-12, SMS-03] */
export type OptIn = {
  accountId: number;
  widgetId: number;
  widgetVersion: number;
  sessionId: string;
  instanceId: string;
  channel: string;
  phone: string;
  /** Ids for the rows, used if these rows are new. */
  newSubscriberId: string;
  consentId: string;
  method: string;
  consentText: string;
  textSha256: string;
  textVersion: string;
  buttonLabel: string;
  /** Are these the words of a notice that was handed out, or those of the moment? */
  noticeKnown: boolean;
  pageAddress: string | undefined;
  origin: string;
  ipShort: string;
  userAgent: string;
  /** The same consent sent again within this time is not written twice. */
  repeatS: number;
};

/** Writes subscriber, consent and opt-in together or not at all; a known number stays one subscriber. [NET-12] */
export async function saveOptIn(sql: Sql, optIn: OptIn): Promise<void> {
  await sql.begin(async (transaction) => {
    // The row lock of this statement puts posts of the same number one after the other.
    const [subscriber] = await transaction<{ subscriberId: string }[]>`
      insert into subscribers (account_id, subscriber_id, channel, phone, source_widget_id)
      values (${optIn.accountId}, ${optIn.newSubscriberId}, ${optIn.channel}, ${optIn.phone}, ${optIn.widgetId})
      on conflict (account_id, phone) do update set last_opt_in_at = now()
      returning subscriber_id as "subscriberId"`;
    const subscriberId = subscriber?.subscriberId as string;
    await transaction`
      insert into consents (account_id, consent_id, subscriber_id, phone, method, consent_text, text_sha256,
        text_version, button_label, notice_known, page_address, origin, widget_id, widget_version, session_id, instance_id,
        ip_short, user_agent)
      select ${optIn.accountId}, ${optIn.consentId}, ${subscriberId}, ${optIn.phone}, ${optIn.method},
        ${optIn.consentText}, ${optIn.textSha256}, ${optIn.textVersion}, ${optIn.buttonLabel},
        ${optIn.noticeKnown}, ${optIn.pageAddress ?? null}, ${optIn.origin}, ${optIn.widgetId}, ${optIn.widgetVersion},
        ${optIn.sessionId}, ${optIn.instanceId}, ${optIn.ipShort}, ${optIn.userAgent}
      where not exists (
        select from consents
        where account_id = ${optIn.accountId} and phone = ${optIn.phone}
          and created_at > now() - make_interval(secs => ${optIn.repeatS})
          and widget_id = ${optIn.widgetId} and session_id = ${optIn.sessionId}
          and instance_id = ${optIn.instanceId} and text_sha256 = ${optIn.textSha256})`;
    await transaction`
      insert into opt_ins (account_id, session_id, widget_id, instance_id, subscriber_id)
      values (${optIn.accountId}, ${optIn.sessionId}, ${optIn.widgetId}, ${optIn.instanceId}, ${subscriberId})
      on conflict do nothing`;
  });
}
