import type { AnySql } from '../../database/index';
import { markRecipient } from '../../messages/index';

/** The condition that finds the consents of a number, also years after an opt-out, when they have only its keyed hash. [OWN-12] */
export function matchNumber(sql: AnySql, accountId: number, phone: string) {
  const mark = markRecipient(sql, { accountId, channel: 'sms', recipient: phone });
  return sql`(phone = ${phone} or (phone is null and phone_mark = ${mark}))`;
}
