import type { AnySql } from '../../database/index';
import { markRecipient } from '../../messages/index';

/** Is it the consent of this number? Some years after an opt-out, only its keyed hash is left to tell. [OWN-12] */
export function isOfNumber(sql: AnySql, accountId: number, phone: string) {
  const mark = markRecipient(sql, { accountId, channel: 'sms', recipient: phone });
  return sql`(phone = ${phone} or (phone is null and phone_mark = ${mark}))`;
}
