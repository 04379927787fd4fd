import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sql } from '../../database/index';
import type { ChannelSettings } from '../../env/index';
import { answerErrors } from '../../http/index';
import type { RequestLimits } from '../../http/pure/index';
import { type CheckedSigner, createSignerGate, refuseUnsigned } from '../../messages/index';
import { messengerLimits, webhookPaths } from '../../messages/pure/index';
import { type Credentials, createSecretMemory, isSameSecret, sandboxSecret } from '../../secrets/index';
import { type CallSigner, findCallSigner, findOperator } from '../findCallSigner';
import { type MessengerEntry, parseMessengerCall } from '../pure/parseMessengerCall';
import type { Inbox } from '../startInbox';
import { type InboxRow, insertMessengerEvents } from '../store/insertMessengerEvents';
import { type MessengerAccount, selectMessengerAccounts } from '../store/selectMessengerAccounts';

type Deps = {
  sql: Sql;
  limits: RequestLimits;
  channels: ChannelSettings;
  credentials?: Credentials | undefined;
  inbox: Pick<Inbox, 'wake'>;
};

const refusals = {
  notOurs: 'The verify token is wrong. Use the value of MESSENGER_VERIFY_TOKEN in the app settings.',
  notAsked:
    'The token is correct, but the request isn’t. hub.mode must be "subscribe" and hub.challenge a number.',
  notSigned: 'The signature does not match the body. Check the app secret in MESSENGER_APP_SECRET.',
  notPlain: 'Compressed bodies aren’t supported. Send the body uncompressed.',
  notJson: 'The body is not JSON.',
} as const;

const challengeShape = /^\d{1,32}$/;
type Query = Record<string, unknown>;

/**
 * `/webhooks/messenger`: the platform's verification of our address, and its events. An answer of 200 means that we stored
 * the events; we process them right after. [OWN-14]
 */
export function webhooksMessenger(app: FastifyInstance, deps: Deps): void {
  const { sql, limits, inbox } = deps;
  app.register(async (scope) => {
    answerErrors(scope, limits.retryAfterS);
    // The signature covers the raw bytes, so nothing may parse them first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.get<{ Querystring: Query }>(webhookPaths.messenger, async (request, reply) =>
      answerHandshake(request.query, reply, (token) => isVerifyToken(deps, token)),
    );
    const { bodyBytes: bodyLimit } = messengerLimits;
    const checkSigner = createSignerGate(scope);
    const signerDeps = {
      ...deps,
      credentials: deps.credentials,
      findOwnSecret: createSecretMemory(sql, sandboxSecret),
    };
    scope.post(webhookPaths.messenger, { bodyLimit }, async (request, reply) => {
      const call = await verifyCall(request, reply, (one) =>
        checkSigner(request, {
          isKnown: async () => (await findOperator(signerDeps, one)) !== undefined,
          find: () => findCallSigner(signerDeps, one),
        }),
      );
      if (!call) return reply;
      const accounts = await selectMessengerAccounts(
        sql,
        call.entries.map(({ pageId }) => pageId),
      );
      const { rows, summary } = assignEvents(call, accounts);
      const fresh = rows.length === 0 ? 0 : await insertMessengerEvents(sql, rows);
      const counts = { ...summary, fresh, repeats: rows.length - fresh };
      if (summary.unknownPages > 0)
        request.log.warn(counts, 'Messenger call for a page that no account uses');
      else request.log.info(counts, 'stored a Messenger call');
      inbox.wake();
      return reply.send({ state: true });
    });
  });
}

/** Is it the token of this installation, or of one of its accounts? */
function isVerifyToken({ channels, credentials }: Deps, token: string): boolean {
  const { verifyToken } = channels.messenger ?? {};
  if (verifyToken !== undefined && isSameSecret(verifyToken, token)) return true;
  const [, accountId] = /^([1-9]\d{0,14})\./.exec(token) ?? [];
  if (!credentials || accountId === undefined) return false;
  return isSameSecret(credentials.verifyToken(Number(accountId)), token);
}

/** Answers only callers who know the token, and only with the number they sent. */
function answerHandshake(
  query: Query,
  reply: FastifyReply,
  isRight: (token: string) => boolean,
): FastifyReply {
  const { 'hub.mode': mode, 'hub.verify_token': token, 'hub.challenge': challenge } = query;
  const isOurs = typeof token === 'string' && isRight(token);
  const isAsked = mode === 'subscribe' && typeof challenge === 'string' && challengeShape.test(challenge);
  if (!isOurs || !isAsked) return reply.code(403).send({ error: refusals[isOurs ? 'notAsked' : 'notOurs'] });
  return reply.type('text/plain; charset=utf-8').send(challenge);
}

type SignedCall = CallSigner & { entries: MessengerEntry[] };
type CheckSigner = (call: Parameters<typeof findCallSigner>[1]) => Promise<CheckedSigner<CallSigner>>;

async function verifyCall(
  { headers, body, log }: FastifyRequest,
  reply: FastifyReply,
  checkSigner: CheckSigner,
): Promise<SignedCall | undefined> {
  const refuse = (status: number, reason: keyof typeof refusals | 'unreadable', error: string) => {
    log.warn({ reason }, 'rejected a Messenger call');
    reply.code(status).send({ error });
    return undefined;
  };
  if ((headers['content-encoding'] ?? 'identity') !== 'identity')
    return refuse(415, 'notPlain', refusals.notPlain);
  const signature = headers['x-hub-signature-256'];
  if (signature === undefined) return refuse(403, 'notSigned', refusals.notSigned);
  const bytes = body instanceof Uint8Array ? body : new Uint8Array();
  const listPages = () => {
    const read = parseCall(bytes);
    return read?.ok ? read.entries.map(({ pageId }) => pageId) : [];
  };
  const checked = await checkSigner({ bytes, signature, listPages });
  if (!checked.isSigned) {
    log.warn({ reason: 'notSigned', isTooOften: checked.isTooOften }, 'rejected a Messenger call');
    refuseUnsigned(reply, checked, refusals.notSigned);
    return undefined;
  }
  const read = parseCall(bytes);
  if (!read) return refuse(400, 'notJson', refusals.notJson);
  if (!read.ok) return refuse(400, 'unreadable', `We can’t read the body: ${read.error}.`);
  return { ...checked.signer, entries: read.entries };
}

function parseCall(bytes: Uint8Array): ReturnType<typeof parseMessengerCall> | undefined {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
  return parseMessengerCall(json);
}

/** Each event belongs to the accounts of its page, if their provider signed the call. */
function assignEvents({ signer, speaksFor, entries }: SignedCall, accounts: MessengerAccount[]) {
  const rows: InboxRow[] = [];
  const summary = { signer, events: 0, ignored: 0, unknownPages: 0 };
  for (const { pageId, events, ignored } of entries) {
    const owners = accounts.filter((account) => account.fbPageId === pageId && speaksFor(account));
    if (owners.length === 0) summary.unknownPages += 1;
    summary.events += events.length;
    summary.ignored += ignored;
    for (const { accountId } of owners) {
      rows.push(...events.map((event) => ({ accountId, mark: markOf(event.identity), event })));
    }
  }
  return { rows, summary };
}

function markOf(identity: string): string {
  return createHash('sha256').update(identity).digest('base64url');
}
