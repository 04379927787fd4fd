import { explain } from '@beckon/contract/data/explain';
import * as v from 'valibot';
import { selectAccount, writeAudit } from '../../accounts/index';
import { type ApiCall, type ApiRoute, defineRoute, invalid } from '../../api/index';
import { apiField, ownerLimits } from '../../api/pure/index';
import { listConsents } from '../../consents/index';
import { parsePhone } from '../../formats/pure/index';
import { NumberShape } from '../shapes/SubscriberShape';
import { eraseNumber } from '../store/eraseNumber';
import {
  listMessages,
  listStops,
  listWaiting,
  markSubscriber,
  selectSubscriberByPhone,
} from '../store/selectKnownSubscriber';

const common = { tag: 'Subscribers', area: 'subscribers', access: 'editor' } as const;
const phoneCharacters = 40;
/** In the body, not in the address: addresses end up in logs. */
const body = v.strictObject({ phone: apiField.text(phoneCharacters) });

async function parseNumber({ scoped, accountId }: Pick<ApiCall, 'scoped' | 'accountId'>, typed: string) {
  const account = await scoped((sql) => selectAccount(sql, accountId));
  const read = parsePhone(typed, account?.country ?? 'US');
  if (!read.ok) throw invalid([{ path: 'phone', ...explain('phone') }]);
  return read.phone;
}

/**
 * Exports and erases what is stored about a number, also of someone who isn't a subscriber: they may ask, too. [OWN-12, SMS-11]
 */
export const numberRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'POST',
    path: '/numbers/export',
    summary:
      'Export everything stored about a phone number, whether or not it’s a subscriber’s. For a subscriber, also export the subscriber.',
    body,
    answer: NumberShape,
    async handle(call) {
      const { scoped, accountId } = call;
      const phone = await parseNumber(call, call.body.phone);
      const most = ownerLimits.subscriberFileRows;
      const found = await scoped(async (sql) => {
        const known = await selectSubscriberByPhone(sql, accountId, phone);
        const person = {
          accountId,
          subscriberId: known?.subscriberId ?? '',
          phone,
          phoneMark: null,
          messengerId: null,
          userRef: null,
        };
        const hashes = markSubscriber(sql, person);
        return {
          phone,
          subscriberId: known?.subscriberId ?? null,
          consents: await listConsents(sql, { accountId, phone, most }),
          messages: await listMessages(sql, person, { hashes, most }),
          stops: await listStops(sql, accountId, hashes),
          ...(await listWaiting(sql, person)),
        };
      });
      await writeAudit(call, call.deps.sql, {
        action: 'subscriber.exported',
        target: found.subscriberId ?? '',
      });
      return found;
    },
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/numbers/erase',
    summary:
      'Delete everything stored about a phone number, and its subscriber. Consent records stay as proof, and a hash makes sure it isn’t messaged again.',
    body,
    async handle(call) {
      const { scoped, accountId } = call;
      const phone = await parseNumber(call, call.body.phone);
      await scoped(async (sql) => {
        const subscriberId = await eraseNumber(sql, accountId, phone);
        await writeAudit(call, sql, { action: 'subscriber.erased', target: subscriberId ?? '' });
      });
    },
  }),
];
