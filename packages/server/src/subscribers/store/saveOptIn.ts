import { appendConsent } from '../../consents/index';
import type { AnySql } from '../../database/index';
import { markRecipient } from '../../messages/index';
import { buildPhoneAddress } from '../../messages/pure/index';
import { listForms, numbersOf, sealNumber } from '../../numbers/index';
import { sealStored } from './sealStored';
import { upsertPayloadField } from './upsertPayloadField';

/** One accepted phone opt-in, with everything that proves it. [NET-12, SMS-03] */
export type OptIn = {
  accountId: number;
  widgetId: number;
  widgetVersion: number;
  sessionId: string;
  instanceId: string;
  phone: string;
  /** The page's payload, and its field if the widget names one. [OWN-22] */
  payload: string;
  fieldId: string | undefined;
  /** Ids for the rows, used if these rows are new. */
  newSubscriberId: string;
  consentId: string;
  /** `inline`: a form on a page. `text`: a text from the phone itself. `confirmed`: the YES to a form. `start`: after a STOP. */
  method: 'inline' | 'checkbox' | 'text' | 'confirmed' | 'start';
  consentText: string;
  textSha256: string;
  textVersion: string;
  buttonLabel: string;
  /** Are these the words of an issued notice, or the current ones? */
  noticeKnown: boolean;
  pageAddress: string | undefined;
  origin: string;
  ipShort: string;
  userAgent: string;
};

/** The same consent within these seconds: one consent, sent twice. When it was sent first. [NET-12] */
export const sameConsent = (sql: AnySql, optIn: OptIn, repeatS: number) => sql`
  select created_at from consents
  where account_id = ${optIn.accountId} and phone = any(${listForms(sql, optIn.accountId, optIn.phone)})
    and created_at > now() - make_interval(secs => ${repeatS})
    and widget_id = ${optIn.widgetId} and session_id = ${optIn.sessionId}
    and instance_id = ${optIn.instanceId} and text_sha256 = ${optIn.textSha256} limit 1`;

/**
 * Stores subscriber, opt-in and payload in the caller's transaction; a known number stays one subscriber, also if it was deleted since they
 * opted out. [NET-12, OWN-12]
 */
export async function saveOptIn(
  transaction: AnySql,
  optIn: OptIn,
): Promise<{ subscriberId: string; isNew: boolean }> {
  const { accountId } = optIn;
  const [phone, forms] = [
    sealNumber(transaction, accountId, optIn.phone),
    listForms(transaction, accountId, optIn.phone),
  ];
  const phoneEnd = numbersOf(transaction).hashEnd(accountId, optIn.phone);
  await sealStored(transaction, { accountId, phone, phoneEnd, forms });
  // The row lock of this statement serializes opt-ins of the same number.
  const [subscriber] = await transaction<{ subscriberId: string }[]>`
    with mark as materialized (
      select ${markRecipient(transaction, buildPhoneAddress(accountId, optIn.phone))} as phone_mark),
    returned as (
      update subscribers set phone = ${phone}, phone_end = ${phoneEnd}, last_opt_in_at = now() from mark
      where account_id = ${accountId} and subscribers.phone_mark = mark.phone_mark and phone is null
        and not exists (select from subscribers as same where same.account_id = ${accountId} and same.phone = any(${forms}))
      returning subscriber_id),
    known as (
      insert into subscribers (account_id, subscriber_id, channel, phone, phone_end, phone_mark, source_widget_id)
      select ${accountId}::bigint, ${optIn.newSubscriberId}::uuid, 'sms', ${phone}::text, ${phoneEnd}::text, phone_mark, ${optIn.widgetId}::bigint
      from mark where not exists (select from returned)
      on conflict (account_id, phone) do update set last_opt_in_at = now()
      returning subscriber_id)
    select subscriber_id as "subscriberId" from returned union all select subscriber_id from known`;
  const subscriberId = subscriber?.subscriberId as string;
  const written = await transaction`
    insert into opt_ins (account_id, session_id, widget_id, instance_id, subscriber_id, payload)
    values (${optIn.accountId}, ${optIn.sessionId}, ${optIn.widgetId}, ${optIn.instanceId}, ${subscriberId},
      ${optIn.payload})
    on conflict do nothing returning session_id`;
  await upsertPayloadField(transaction, { ...optIn, subscriberId, atMs: Date.now() });
  return { subscriberId, isNew: written.length > 0 };
}

/** Whose consent it is, and when it was given, if not now. */
export type ConsentGiver = { subscriberId: string; givenAt?: Date };

/** Adds the consent of an opt-in to its account's chain. [SMS-11] */
export async function saveConsent(
  transaction: AnySql,
  optIn: OptIn,
  { subscriberId, givenAt }: ConsentGiver,
): Promise<void> {
  await appendConsent(transaction, {
    account_id: optIn.accountId,
    consent_id: optIn.consentId,
    subscriber_id: subscriberId,
    phone: optIn.phone,
    method: optIn.method,
    consent_text: optIn.consentText,
    text_sha256: optIn.textSha256,
    text_version: optIn.textVersion,
    button_label: optIn.buttonLabel,
    notice_known: optIn.noticeKnown,
    page_address: optIn.pageAddress ?? null,
    origin: optIn.origin,
    widget_id: optIn.widgetId,
    widget_version: optIn.widgetVersion,
    session_id: optIn.sessionId,
    instance_id: optIn.instanceId,
    ip_short: optIn.ipShort,
    user_agent: optIn.userAgent,
    ...(givenAt && { given_at: givenAt }),
  });
}
