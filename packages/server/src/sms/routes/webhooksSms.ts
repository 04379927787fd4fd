import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sql } from '../../database/index';
import type { ChannelSettings } from '../../env/index';
import { answerErrors, ownAddressOf } from '../../http/index';
import type { RequestLimits } from '../../http/pure/index';
import { type AccountSlots, createAccountLanes, runInLanes, type VisitorLanes } from '../../jobs/index';
import { createSignerGate, refuseUnsigned } from '../../messages/index';
import { type SmsProvider, smsProviders, type WebhookCall } from '../../providers/pure/index';
import type { RefusalNotes } from '../../refusals/index';
import { type Credentials, createSecretMemory, sandboxSecret, updateSignedCall } from '../../secrets/index';
import { createProvenSecrets } from '../createProvenSecrets';
import {
  type AddressedAccount,
  findOperatorSecret,
  findTextSigner,
  type SignedCall,
} from '../findTextSigner';
import { type HandledText, handleText } from '../handleText';
import type { InboundText, TextOutcome, Unanswered } from '../InboundText';
import { parseWrittenTime } from '../parseWrittenTime';
import { signingTools } from '../signingTools';
import { claimBudgetNotice } from '../store/reserveSpending';
import { handleStatus } from './handleStatus';

type Deps = {
  sql: Sql;
  limits: RequestLimits;
  publicUrl: string | undefined;
  channels: ChannelSettings;
  credentials?: Credentials | undefined;
  refusalNotes: RefusalNotes;
  accountSlots: AccountSlots;
};

const formType = 'application/x-www-form-urlencoded';
const notSigned = 'The signature is invalid.';
const unavailable = 503;
const againS = 60;

/** What deserves a log line for the owner, and the line. */
const lines: Partial<Record<TextOutcome, string>> = {
  unknownNumber: 'received a text for a number that no account uses',
  formerNumber: 'received a text, not a STOP, for a number that its account no longer uses',
  unknownSender: 'received a text from a sender that cannot get a reply',
  refused: 'received a text from a number that Beckon does not text; it is not an opt-in',
  for_person: 'received a text that matches no rule; it waits for a person',
};
const unanswered: Record<Exclude<Unanswered, ''>, string> = {
  used_up: 'handled a text; the reply waits: this account has reached its daily text limit (UTC)',
  too_many: 'handled a text but sent no reply: this number or its series asked for too many',
  not_served: 'handled a text but sent no reply: Beckon does not text numbers of this kind',
};

/**
 * `POST /webhooks/sms` and one address for each other provider: incoming texts and delivery reports, from the provider or
 * from the sandbox with its own secret. Rejects bad signatures; the same call twice takes effect once. [OWN-13, SMS-08]
 */
export function webhooksSms(app: FastifyInstance, deps: Deps): void {
  const findOwnSecret = createSecretMemory(deps.sql, sandboxSecret);
  const { textsAtOnce: atOnce, textsWaiting: waiting } = deps.limits;
  // Texts of an account wait for each other and for its opt-ins: they must not do so with all connections to the database.
  const lanes = { lanes: createAccountLanes({ atOnce, waiting }), slots: deps.accountSlots };
  for (const provider of smsProviders) listen(app, deps, { provider, findOwnSecret, lanes });
}

type Listening = { provider: SmsProvider; findOwnSecret: () => Promise<string>; lanes: VisitorLanes };

function listen(app: FastifyInstance, deps: Deps, { provider, findOwnSecret, lanes }: Listening): void {
  const { sql, channels, credentials } = deps;
  const { path, contentType, signatureHeader, answer } = provider.webhook;
  const signerDeps = { sql, channels, credentials, findOwnSecret, provider };
  app.register(async (scope) => {
    answerErrors(scope, deps.limits.retryAfterS);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(contentType, { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    const checkSigner = createSignerGate(scope);
    const proven = createProvenSecrets();
    /** An unsigned call costs nothing, so we don't even count it. */
    const checkCall = async (request: FastifyRequest, call: SignedCall) => {
      if (request.headers[signatureHeader] === undefined)
        return { isSigned: false, isTooOften: false, againS: 0 } as const;
      const { number, isBy } = call;
      const checked = await checkSigner(request, {
        isKnown: async () => {
          const { sandbox, shared } = await findOperatorSecret(signerDeps, call);
          return (sandbox ?? shared) !== undefined || proven.has(number, isBy);
        },
        find: () => findTextSigner(signerDeps, call),
      });
      if (checked.isSigned) proven.add(number, checked.signer.secret);
      return checked;
    };
    scope.post(path, { bodyLimit: deps.limits.smsBodyBytes }, async (request, reply) => {
      // An empty body has no content type.
      const body = typeof request.body === 'string' ? request.body : '';
      const call: WebhookCall = {
        url: `${ownAddressOf(request, deps.publicUrl)}${request.url}`,
        headers: request.headers,
        body,
        pairs: contentType === formType ? [...new URLSearchParams(body)] : [],
        nowMs: Date.now(),
      };
      const isBy = (secret: string) => provider.isSigned(secret, call, signingTools);
      const checked = await checkCall(request, { number: provider.parseNumber(call), isBy });
      if (!checked.isSigned) {
        const { isTooOften } = checked;
        request.log.warn({ isTooOften }, 'rejected a call to the SMS webhook with a wrong signature');
        return refuseUnsigned(reply, checked, notSigned);
      }
      const { signer } = checked;
      if (provider.isStale?.(call, signingTools)) {
        request.log.error('a signed call to the SMS webhook has a time far from ours: check the clock');
        return reply.code(unavailable).header('Retry-After', againS).send({ error: 'Try again later.' });
      }
      const active = signer.accounts.filter(({ isActive }) => isActive).map(({ accountId }) => accountId);
      await updateSignedCall(sql, active, signer.provider);
      const read = provider.parseCall(call);
      if (read.type === 'bad') return reply.code(400).send({ error: read.problem });
      if (read.type === 'status') await handleStatus(request, { ...read, signer }, sql);
      else {
        const bodySha256 = signingTools.sha256Hex(body);
        const { writtenAt = '', ...text } = read;
        const inbound = {
          ...text,
          at: parseWrittenTime(writtenAt, call.nowMs),
          provider: signer.provider,
          bodySha256,
        };
        await noteText(request, { inbound, accounts: signer.accounts }, { ...deps, lanes });
      }
      return reply.type(answer.contentType).send(answer.body);
    });
  });
}

type LoggedText = { inbound: InboundText; accounts: readonly AddressedAccount[] };

const reasons = { too_many: 'too_many', not_served: 'country_not_served' } as const;

async function noteText(
  request: FastifyRequest,
  { inbound, accounts }: LoggedText,
  { sql, refusalNotes, lanes }: Deps & { lanes: VisitorLanes },
): Promise<void> {
  const accountIds = accounts.map((one) => one.accountId);
  const taken = await runInLanes(lanes, accountIds, () => handleText(sql, inbound, accounts));
  const { outcome, accountId, reason } = taken;
  // A reply over the daily limit isn't rejected: it waits.
  if (reason !== '' && reason !== 'used_up')
    refusalNotes.note({ call: 'text', reason: reasons[reason], accountId });
  const { provider, sid } = inbound;
  // Not whom it is from: a log isn't a place for numbers.
  const logged = { provider, sid, accountId, outcome, reason, to: inbound.to };
  const line = lineOf(taken);
  if (line) request.log.warn(logged, line);
  else request.log.info(logged, 'received a text');
  if (reason === 'used_up' && accountId !== undefined && (await claimBudgetNotice(sql, accountId)))
    request.log.error({ accountId }, 'this account has reached its daily text limit (UTC)');
}

function lineOf({ outcome, reason }: HandledText): string | undefined {
  return lines[outcome] ?? (reason === '' ? undefined : unanswered[reason]);
}
