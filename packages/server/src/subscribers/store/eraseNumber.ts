import { lockAccounts } from '../../accounts/index';
import type { AnySql } from '../../database/index';
import { suppress } from '../../messages/index';
import { buildPhoneAddress } from '../../messages/pure/index';
import { listForms } from '../../numbers/index';
import { eraseMessages, eraseSubscriber, insertErased } from './eraseSubscriber';
import { selectSubscriberByPhone } from './selectKnownSubscriber';

/**
 * Erases a number and its subscriber, if it has one: a number also is in messages, in replies, and in forms that wait for a YES. Returns the
 * subscriber. [OWN-12]
 */
export async function eraseNumber(
  sql: AnySql,
  accountId: number,
  phone: string,
): Promise<string | undefined> {
  // A YES may be on its way.
  await lockAccounts(sql, [accountId]);
  const subscriber = await selectSubscriberByPhone(sql, accountId, phone);
  if (subscriber) {
    // It may have been deleted from there before.
    await eraseSubscriber(sql, { ...subscriber, phone });
    return subscriber.subscriberId;
  }
  const address = buildPhoneAddress(accountId, phone);
  await suppress(sql, address, { reason: 'erased' });
  await eraseMessages(sql, address);
  await sql`delete from sms_refs where account_id = ${accountId} and used_by = any(${listForms(sql, accountId, phone)})`;
  await insertErased(sql, { accountId, subscriberId: null, phone, messengerId: null, userRef: null });
  return undefined;
}
