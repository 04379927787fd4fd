import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameSecret } from '../messenger/isSameSecret';
import { isSignedBy } from '../messenger/isSignedBy';
import { startInbox } from '../messenger/startInbox';
import { messengerLimits } from '../rules/messengerLimits';
import { type MessengerEntry, readMessengerCall } from '../rules/readMessengerCall';
import { webhookPaths } from '../rules/webhookPaths';
import { createSecretMemory } from '../store/createSecretMemory';
import { findMessengerAccounts, type MessengerAccount } from '../store/findMessengerAccounts';
import { type InboxRow, keepMessengerEvents } from '../store/keepMessengerEvents';
import { sandboxSecret } from '../store/readSecret';
import { answerErrors } from './answerErrors';
import type { RouteDeps } from './Deps';

const refusals = {
  notOurs:
    'This is not the verify token of this server. Write the one of MESSENGER_VERIFY_TOKEN into the app.',
  notSigned: 'The signature does not belong to this body. Check the app secret in MESSENGER_APP_SECRET.',
  notPlain: 'A compressed body is not accepted. Send it as it is.',
  notJson: 'The body is not JSON.',
} as const;

const challengeShape = /^\d{1,32}$/;
type Query = Record<string, unknown>;

/**
 * `/webhooks/messenger`: the platform's question whether the address is ours, and what it tells. An answer of 200 means that the
 * events are kept; their effect follows at once. [OWN-14]
 */
export function webhooksMessenger(app: FastifyInstance, deps: RouteDeps): void {
  const { sql, limits } = deps;
  const inbox = startInbox({ sql, log: app.log, limits: messengerLimits });
  app.addHook('onClose', () => inbox.stop());
  app.register(async (scope) => {
    answerErrors(scope, limits.retryAfterS);
    // The signature is over the bytes as they came, so nothing may read them first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.get<{ Querystring: Query }>(webhookPaths.messenger, async (request, reply) =>
      answerHandshake(request.query, reply, deps.channels.messenger?.verifyToken),
    );
    const { refusedPerWindow: max, refusedWindowMs: timeWindow, bodyBytes: bodyLimit } = messengerLimits;
    const countRefused = scope.createRateLimit({ max, timeWindow });
    const findSecrets = createSecretFinder(deps);
    scope.post(webhookPaths.messenger, { bodyLimit }, async (request, reply) => {
      const state = await countRefused(request, { increment: false });
      if (!state.isAllowed && state.remaining === 0)
        return reply.code(429).send({ error: refusals.notSigned });
      const call = await takeCall(request, reply, findSecrets);
      if (!call) {
        await countRefused(request);
        return reply;
      }
      const accounts = await findMessengerAccounts(
        sql,
        call.entries.map(({ pageId }) => pageId),
      );
      const { rows, told } = assignEvents(call, accounts);
      const fresh = rows.length === 0 ? 0 : await keepMessengerEvents(sql, rows);
      const counts = { ...told, fresh, repeats: rows.length - fresh };
      if (told.unknownPages > 0) request.log.warn(counts, 'messenger call of a page that no account has');
      else request.log.info(counts, 'messenger call kept');
      inbox.wake();
      return reply.send({ state: true });
    });
  });
}

/** Only who knows the token is answered, and with nothing but the number they sent. */
function answerHandshake(query: Query, reply: FastifyReply, verifyToken: string | undefined): FastifyReply {
  const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
  const isOurs = verifyToken !== undefined && typeof token === 'string' && isSameSecret(verifyToken, token);
  const isAsked = mode === 'subscribe' && typeof challenge === 'string' && challengeShape.test(challenge);
  if (!isOurs || !isAsked) return reply.code(403).send({ error: refusals.notOurs });
  return reply.type('text/plain; charset=utf-8').send(challenge);
}

type Signer = 'messenger' | 'sandbox';
type SignedCall = { signer: Signer; entries: MessengerEntry[] };

/** What may sign a call: the app's secret, and for accounts of the sandbox that of this installation. */
function createSecretFinder({ sql, channels }: RouteDeps) {
  const findOwn = createSecretMemory(sql, sandboxSecret);
  return async (): Promise<[Signer, string][]> => {
    const own = await findOwn();
    return channels.messenger
      ? [
          ['messenger', channels.messenger.appSecret],
          ['sandbox', own],
        ]
      : [['sandbox', own]];
  };
}

async function takeCall(
  { headers, body, log }: FastifyRequest,
  reply: FastifyReply,
  findSecrets: () => Promise<[Signer, string][]>,
): Promise<SignedCall | undefined> {
  const refuse = (status: number, reason: keyof typeof refusals | 'unreadable', error: string) => {
    log.warn({ reason }, 'messenger call refused');
    reply.code(status).send({ error });
    return undefined;
  };
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    return refuse(415, 'notPlain', refusals.notPlain);
  const signature = headers['x-hub-signature-256'];
  if (signature === undefined) return refuse(403, 'notSigned', refusals.notSigned);
  const bytes = body instanceof Uint8Array ? body : new Uint8Array();
  // Every secret is tried, found or not.
  const [found] = (await findSecrets()).filter(([, secret]) => isSignedBy(secret, bytes, signature));
  if (!found) return refuse(403, 'notSigned', refusals.notSigned);
  const json = readJson(bytes);
  if (json === undefined) return refuse(400, 'notJson', refusals.notJson);
  const read = readMessengerCall(json);
  if (!read.ok) return refuse(400, 'unreadable', `The body cannot be read: ${read.error}.`);
  return { signer: found[0], entries: read.entries };
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** Each event belongs to the accounts of its page, if their messages are carried by whoever signed the call. */
function assignEvents({ signer, entries }: SignedCall, accounts: MessengerAccount[]) {
  const rows: InboxRow[] = [];
  const told = { signer, events: 0, ignored: 0, unknownPages: 0 };
  for (const { pageId, events, ignored } of entries) {
    const owners = accounts.filter(({ fbPageId, provider }) => fbPageId === pageId && provider === signer);
    if (owners.length === 0) told.unknownPages += 1;
    told.events += events.length;
    told.ignored += ignored;
    for (const { accountId } of owners) {
      rows.push(...events.map((event) => ({ accountId, mark: markOf(event.identity), event })));
    }
  }
  return { rows, told };
}

function markOf(identity: string): string {
  return createHash('sha256').update(identity).digest('base64url');
}
