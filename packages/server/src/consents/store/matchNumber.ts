import type { AnySql } from '../../database/index';
import { markRecipient } from '../../messages/index';
import { buildPhoneAddress } from '../../messages/pure/index';
import { listForms } from '../../numbers/index';

/** The condition that finds the consents or the subscriber of a number, also years after an opt-out, when only its keyed hash is left. [OWN-12] */
export function matchNumber(sql: AnySql, accountId: number, phone: string) {
  const mark = markRecipient(sql, buildPhoneAddress(accountId, phone));
  return sql`(phone = any(${listForms(sql, accountId, phone)}) or (phone is null and phone_mark = ${mark}))`;
}
