import { type Explained, explain } from '@beckon/contract/data/explain';
import * as v from 'valibot';
import { findAccount, writeAudit } from '../../accounts/index';
import type { Account } from '../../accounts/pure/index';
import {
  type ApiCall,
  type ApiRoute,
  conflict,
  countTry,
  defineRoute,
  invalid,
  notFound,
  tryKey,
} from '../../api/index';
import { apiField } from '../../api/pure/index';
import { parseServedPhone } from '../../sms/pure/index';
import { findKnownSubscriber, listWays } from '../../subscribers/index';
import { explainStored } from '../pure/explainStored';
import { queueTest } from '../queueTest';
import { TestMessageOrder, TestMessageShape } from '../shapes/TestMessageShape';
import { findTestMessage } from '../store/findTestMessage';

const common = {
  tag: 'Settings',
  area: 'settings',
  access: 'owner',
  path: '/settings/test-message',
} as const;

const untextable = {
  notPhone: 'texts_no_phone',
  notTextable: 'texts_no_mobile',
  countryNotServed: 'texts_no_country',
} as const;

type Order = v.InferOutput<typeof TestMessageOrder>;
type Way = { channel: 'sms' | 'fb'; recipient: string };

/** The recipient of a test message, in the outbox's terms. */
async function findWay(call: ApiCall<unknown, unknown, Order>, account: Account): Promise<Way> {
  const { channel, to } = call.body;
  const refuse = (why: Explained) => invalid([{ path: 'to', ...why }]);
  if (channel === 'sms') {
    if (account.smsProvider === 'none') throw conflict('no_sms_provider');
    const read = parseServedPhone(to, account);
    if (!read.ok) throw refuse(explain(untextable[read.because]));
    return { channel, recipient: read.phone };
  }
  if (account.messengerProvider === 'none') throw conflict('no_messenger_provider');
  const isId = v.is(apiField.uuid, to);
  const subscriber = isId
    ? await call.scoped((sql) => findKnownSubscriber(sql, call.accountId, to))
    : undefined;
  const way = subscriber && listWays(subscriber).find((one) => one.channel === 'fb');
  if (!way) throw refuse(explain('not_in_messenger'));
  return way;
}

/** A message to oneself, sent the same way as visitors' messages. [OWN-02, OWN-13] */
export const testMessageRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'POST',
    summary: 'Send a test message to a phone number, or to a subscriber in Messenger.',
    body: TestMessageOrder,
    answer: v.object({ messageId: apiField.uuid }),
    status: 202,
    async handle(call) {
      const { accountId, deps } = call;
      const account = await call.scoped((sql) => findAccount(sql, accountId));
      if (!account) throw notFound('account');
      const way = await findWay(call, account);
      await countTry(call, tryKey('test-message', String(accountId)), deps.limits.testMessagesPerAccount);
      await countTry(call, tryKey('test-message-to', way.recipient), deps.limits.testMessagesPerSubscriber);
      const messageId = await queueTest(deps.sql, {
        account,
        way,
        note: (sql) => writeAudit(call as ApiCall, sql, { action: 'message.tested', target: way.channel }),
      });
      if (messageId === undefined) throw conflict('texts_used_up');
      return { messageId };
    },
  }),
  defineRoute({
    ...common,
    path: `${common.path}/:messageId`,
    method: 'GET',
    summary: 'Get the status of a test message, and why it didn’t arrive.',
    params: v.object({ messageId: apiField.uuid }),
    answer: TestMessageShape,
    async handle({ scoped, accountId, params: { messageId } }) {
      const found = await scoped((sql) => findTestMessage(sql, accountId, messageId));
      if (!found) throw notFound('test message');
      return { ...found, ...explainStored(found.error) };
    },
  }),
];
