import * as v from 'valibot';
import { queueTest } from '../../channels/queueTest';
import { apiField } from '../../owner/shapes/apiField';
import { TestMessageOrder, TestMessageShape } from '../../owner/shapes/TestMessageShape';
import type { Account } from '../../rules/Account';
import { readServedPhone } from '../../rules/readServedPhone';
import { refusals } from '../../rules/refusals';
import { findAccount } from '../../store/findAccount';
import { findPerson, listWays } from '../../store/owner/findPerson';
import { findTestMessage } from '../../store/owner/findTestMessage';
import { conflict, invalid, notFound } from './ApiError';
import { type ApiCall, type ApiRoute, defineRoute } from './ApiRoute';
import { countTry, tryKey } from './countTry';
import { writeAudit } from './writeAudit';

const common = {
  tag: 'Settings',
  area: 'settings',
  access: 'owner',
  path: '/settings/test-message',
} as const;

type Order = v.InferOutput<typeof TestMessageOrder>;
type Way = { channel: 'sms' | 'fb'; recipient: string };

/** Whom an order means, in the words of the outbox. */
async function findWay(call: ApiCall<unknown, unknown, Order>, account: Account): Promise<Way> {
  const { channel, to } = call.body;
  const refuse = (message: string) => invalid([{ path: 'to', message }]);
  if (channel === 'sms') {
    if (account.smsProvider === 'none') throw conflict('Choose a provider for texts first.');
    const read = readServedPhone(to, account);
    if (!read.ok) throw refuse(`cannot be texted: ${refusals[read.because]}`);
    return { channel, recipient: read.phone };
  }
  if (account.messengerProvider === 'none') throw conflict('Choose a provider for the messenger first.');
  const isId = v.is(apiField.uuid, to);
  const person = isId ? await call.scoped((sql) => findPerson(sql, call.accountId, to)) : undefined;
  const way = person && listWays(person).find((one) => one.channel === 'fb');
  if (!way) throw refuse('must be the id of a subscriber who can be reached in the messenger');
  return way;
}

/** A message to oneself, by the very way that visitors' messages go. [OWN-02, OWN-13] */
export const testMessageRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'POST',
    summary: 'Send a test message: to a phone number, or to a subscriber in the messenger.',
    body: TestMessageOrder,
    answer: v.object({ messageId: apiField.uuid }),
    status: 202,
    async handle(call) {
      const { accountId, parts } = call;
      const account = await call.scoped((sql) => findAccount(sql, accountId));
      if (!account) throw notFound('account');
      const way = await findWay(call, account);
      await countTry(call, tryKey('test-message', String(accountId)), parts.limits.testMessagesPerAccount);
      await countTry(call, tryKey('test-message-to', way.recipient), parts.limits.testMessagesPerPerson);
      const messageId = await queueTest(parts.sql, {
        account,
        way,
        note: (sql) => writeAudit(call as ApiCall, sql, { action: 'message.tested', target: way.channel }),
      });
      if (messageId === undefined) throw conflict('The texts of this day are used up.');
      return { messageId };
    },
  }),
  defineRoute({
    ...common,
    path: `${common.path}/:messageId`,
    method: 'GET',
    summary: 'What became of a test message, and why it did not arrive.',
    params: v.object({ messageId: apiField.uuid }),
    answer: TestMessageShape,
    async handle({ scoped, accountId, params: { messageId } }) {
      const found = await scoped((sql) => findTestMessage(sql, accountId, messageId));
      if (!found) throw notFound('test message');
      return found;
    },
  }),
];
