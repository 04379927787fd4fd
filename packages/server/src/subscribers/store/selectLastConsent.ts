import { matchNumber } from '../../consents/index';
import type { AnySql } from '../../database/index';
import type { OptIn } from './saveOptIn';

type Known = Omit<OptIn, 'newSubscriberId' | 'consentId' | 'method'> & { subscriberId: string };

/** The latest consent of a number, if any. */
export async function selectLastConsent(
  sql: AnySql,
  accountId: number,
  phone: string,
): Promise<Known | undefined> {
  const [consent] = await sql<Known[]>`
    select account_id as "accountId", subscriber_id as "subscriberId", ${phone}::text as phone, consent_text as "consentText",
      text_sha256 as "textSha256", text_version as "textVersion", button_label as "buttonLabel",
      notice_known as "noticeKnown", page_address as "pageAddress", origin, widget_id as "widgetId",
      widget_version as "widgetVersion", session_id as "sessionId", instance_id as "instanceId", ip_short as "ipShort",
      user_agent as "userAgent"
    from consents where account_id = ${accountId} and ${matchNumber(sql, accountId, phone)}
    order by created_at desc, consent_id desc limit 1`;
  return consent;
}
