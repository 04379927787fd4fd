import { explainIssue } from '@beckon/contract';
import { findChannel } from '@beckon/contract/messageChannels';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { generateId } from '../../database/index';
import { ownAddressOf } from '../../http/index';
import { ensureSecret, sandboxSecret } from '../../secrets/index';
import { Action } from '../Action';
import { sandboxHeaders } from '../sandboxHeaders';
import { sandboxLimits } from '../sandboxLimits';
import { insertTyped, selectNextPlace } from '../store/insertTyped';
import { type SandboxAccount, selectSandboxAccount } from '../store/selectSandboxAccount';
import { usesSandbox } from '../usesSandbox';
import type { WebhookCall } from '../WebhookCall';
import { writeMessengerWebhook } from '../writeMessengerWebhook';
import { writeSmsWebhook } from '../writeSmsWebhook';
import { findSandboxViewer, refuseSandbox } from './findSandboxViewer';
import type { SandboxDeps } from './SandboxDeps';

const firstError = 300;

/** What the thread shows of an act: the visitor's words, or a note of what they did. */
function bodyOf(action: Action): Record<string, string> {
  if ('text' in action) return { text: action.text };
  if (action.act === 'getStarted') return { text: 'Get Started' };
  return action.act === 'referral' ? { note: action.ref } : { text: action.title };
}

/** Only the sandbox page itself may act: a browser says where a request comes from. */
function isOwnPage({ headers }: FastifyRequest, ownAddress: string): boolean {
  return headers.origin === ownAddress && (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
}

/**
 * `POST /sandbox/{accountId}/acts`: what a visitor does in the sandbox, signed here and sent to the webhook as the provider
 * would send it. What the webhook rejects doesn't appear in the thread. [OWN-13, OWN-14]
 */
export function sandboxActions(app: FastifyInstance, deps: SandboxDeps): void {
  const { sql, sandbox, publicUrl } = deps;
  if (sandbox === undefined) return;
  const rateLimit = { max: sandboxLimits.actsPerWindow, timeWindow: sandboxLimits.windowMs };
  app.post<{ Params: { accountId: string } }>(
    '/sandbox/:accountId(^\\d{1,15}$)/acts',
    { config: { rateLimit } },
    async (request, reply) => {
      reply.headers(sandboxHeaders);
      const viewer = await findSandboxViewer(request, deps);
      const account = await selectSandboxAccount(sql, viewer, Number(request.params.accountId));
      if (!account) return refuseSandbox(reply, viewer);
      const ownAddress = ownAddressOf(request, publicUrl);
      if (ownAddress === undefined || !isOwnPage(request, ownAddress)) {
        return reply.code(403).send({ error: 'Only the sandbox page can do this.' });
      }
      const action = v.safeParse(Action, request.body);
      if (!action.success) return reply.code(400).send({ error: `${explainIssue(action.issues)}.` });
      if (!usesSandbox[findChannel(action.output.channel)](account)) return reply.callNotFound();

      const [messageId, seq] = [generateId(), await selectNextPlace(sql)];
      const secret = await ensureSecret(sql, sandboxSecret);
      const call = writeCall({ account, action: action.output, messageId, ownAddress, secret });
      const { host } = new URL(ownAddress);
      const answer = await app.inject({
        method: 'POST',
        url: call.path,
        headers: { ...call.headers, host },
        payload: call.payload,
        remoteAddress: request.ip,
      });
      if (answer.statusCode >= firstError) {
        request.log.warn(
          { status: answer.statusCode, webhook: call.path },
          'the webhook rejected a sandbox message',
        );
        return reply.code(502).send({ error: 'Not delivered: the webhook rejected it. Check the log.' });
      }
      const { channel, visitor: recipient } = action.output;
      await insertTyped(sql, {
        accountId: account.accountId,
        messageId,
        seq,
        channel: findChannel(channel),
        recipient,
        body: bodyOf(action.output),
      });
      return reply.code(204).send();
    },
  );
}

type Given = {
  account: SandboxAccount;
  action: Action;
  messageId: string;
  ownAddress: string;
  secret: string;
};

function writeCall({ account, action, messageId, ownAddress, secret }: Given): WebhookCall {
  if (action.channel === 'messenger')
    return writeMessengerWebhook({ action, pageId: account.fbPageId, messageId, atMs: Date.now(), secret });
  const { visitor: from, text } = action;
  return writeSmsWebhook({ from, to: account.widgetPhone, text, messageId, ownAddress, secret });
}
