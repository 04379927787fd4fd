import type { AnySql } from '../../database/index';
import { listForms, numbersOf, sealNumber } from '../../numbers/index';
import { markRecipient, type SubscriberAddress } from './markRecipient';

/** Gives the subscriber of a number it back, if it was deleted some years after a STOP: they want messages again. [OWN-12, OWN-13] */
export async function restoreNumber(sql: AnySql, subscriber: SubscriberAddress): Promise<void> {
  const { accountId, channel, recipient } = subscriber;
  if (channel !== 'sms') return;
  await sql`
    update subscribers set phone = ${sealNumber(sql, accountId, recipient)},
      phone_end = ${numbersOf(sql).hashEnd(accountId, recipient)}
    where account_id = ${accountId} and phone is null and phone_mark = ${markRecipient(sql, subscriber)}
      and not exists (
        select from subscribers as same where same.account_id = ${accountId} and same.phone = any(${listForms(sql, accountId, recipient)}))`;
}
