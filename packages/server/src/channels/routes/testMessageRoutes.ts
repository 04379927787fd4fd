import { type Explained, explain } from '@beckon/contract/data/explain';
import { findChannel, type MessageChannelName, messageChannels } from '@beckon/contract/messageChannels';
import * as v from 'valibot';
import { selectAccount, writeAudit } from '../../accounts/index';
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
import { buildMark } from '../../messages/index';
import { parseServedPhone } from '../../sms/pure/index';
import { listAddresses, selectKnownSubscriber } from '../../subscribers/index';
import { explainStored } from '../pure/explainStored';
import { queueTest } from '../queueTest';
import { TestMessageOrder, TestMessageShape } from '../shapes/TestMessageShape';
import { selectTestMessage } from '../store/selectTestMessage';

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
type Call = ApiCall<unknown, unknown, Order>;

const refuse = (why: Explained) => invalid([{ path: 'to', ...why }]);
/** A recipient as the owner names one on each channel, as the outbox names them. */
const findRecipient: Record<MessageChannelName, (call: Call, account: Account) => Promise<string>> = {
  async sms({ body }, account) {
    const read = parseServedPhone(body.to, account);
    if (!read.ok) throw refuse(explain(untextable[read.reason]));
    return read.phone;
  },
  async fb({ body, accountId, scoped }) {
    const isId = v.is(apiField.uuid, body.to);
    const subscriber = isId
      ? await scoped((sql) => selectKnownSubscriber(sql, accountId, body.to))
      : undefined;
    const address = subscriber && listAddresses(subscriber).find(({ channel }) => channel === 'fb');
    if (!address) throw refuse(explain('not_in_messenger'));
    return address.recipient;
  },
};

/** The recipient of a test message, in the outbox's terms. */
async function findAddress(call: Call, account: Account) {
  const channel = findChannel(call.body.channel);
  const { providerSetting, publicName } = messageChannels[channel];
  if (account[providerSetting] === 'none') throw conflict(`no_${publicName}_provider`);
  return { channel, recipient: await findRecipient[channel](call, account) };
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
      const account = await call.scoped((sql) => selectAccount(sql, accountId));
      if (!account) throw notFound('account');
      const address = await findAddress(call, account);
      await countTry(call, tryKey('test-message', String(accountId)), deps.limits.testMessagesPerAccount);
      await countTry(
        call,
        tryKey('test-message-to', buildMark(deps.sql, { accountId, ...address })),
        deps.limits.testMessagesPerSubscriber,
      );
      const messageId = await queueTest(deps.sql, {
        account,
        address,
        note: (sql) =>
          writeAudit(call as ApiCall, sql, { action: 'message.tested', target: address.channel }),
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
      const found = await scoped((sql) => selectTestMessage(sql, accountId, messageId));
      if (!found) throw notFound('test message');
      return { ...found, ...explainStored(found.error) };
    },
  }),
];
