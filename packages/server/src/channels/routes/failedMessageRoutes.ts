import * as v from 'valibot';
import { writeAudit, writeView } from '../../accounts/index';
import { type ApiRoute, defineRoute, notFound } from '../../api/index';
import { apiField } from '../../api/pure/index';
import { countOverLimit, type FailedMessage, listFailedMessages, retryMessage } from '../../messages/index';
import { explainStored } from '../pure/explainStored';
import { FailedMessagesQuery, FailedMessagesShape } from '../shapes/FailedMessageShape';

const common = { tag: 'Messages', area: 'subscribers' } as const;

function explainMessage({ error, ...message }: FailedMessage) {
  const why = explainStored(error);
  return { ...message, reason: why.error ?? '', why };
}

/** Messages that we gave up on: list them, try one again if that's safe. [OWN-13, D24] */
export const failedMessageRoutes: ApiRoute[] = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/messages/failed',
    summary:
      'List the messages that weren’t sent, newest first, and count the texts that wait for your daily limit.',
    access: 'viewer',
    query: FailedMessagesQuery,
    answer: FailedMessagesShape,
    async handle(call) {
      const { scoped, accountId, query } = call;
      const answer = await scoped(async (sql) => ({
        messages: (await listFailedMessages(sql, { accountId, most: query.rows })).map(explainMessage),
        overLimit: await countOverLimit(sql, accountId),
      }));
      if (answer.messages.length > 0) await writeView(call, call.deps.sql, { action: 'messages.listed' });
      return answer;
    },
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/messages/:messageId/retry',
    summary: 'Send a failed message again. One that may have arrived can’t be sent again.',
    access: 'editor',
    params: v.object({ messageId: apiField.uuid }),
    status: 202,
    async handle(call) {
      const {
        accountId,
        params: { messageId },
      } = call;
      await call.scoped(async (sql) => {
        if (!(await retryMessage(sql, { accountId, messageId }))) throw notFound('failed message');
        await writeAudit(call, sql, { action: 'message.retried', target: messageId });
      });
    },
  }),
];
