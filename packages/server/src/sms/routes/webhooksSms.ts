import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sql } from '../../database/index';
import type { ChannelSettings } from '../../env/index';
import { answerErrors, readOwnAddress } from '../../http/index';
import type { RequestLimits } from '../../http/pure/index';
import { createSignerGate, refuseUnsigned, saveDelivery } from '../../messages/index';
import { webhookPaths } from '../../messages/pure/index';
import { type Credentials, createSecretMemory, sandboxSecret } from '../../secrets/index';
import { createProvenSecrets } from '../createProvenSecrets';
import { findTextSigner, type Spoken, type TextSigner } from '../findTextSigner';
import type { InboundText, TextOutcome, Unanswered } from '../InboundText';
import { type FormPairs, isSignedByTwilio } from '../providers/signTwilio';
import { readSmsForm } from '../pure/readSmsForm';
import { shortenPhone } from '../pure/shortenPhone';
import { claimBudgetNotice } from '../store/reserveSpending';
import { type TakenText, takeText } from '../takeText';

type Deps = {
  sql: Sql;
  limits: RequestLimits;
  publicUrl: string | undefined;
  channels: ChannelSettings;
  credentials?: Credentials | undefined;
};

/** Tells Twilio: accepted, and no reply this way. */
const taken = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';
const formType = 'application/x-www-form-urlencoded';
const notSigned = 'The signature is invalid.';

/** What deserves a log line for the owner, and the line. */
const lines: Partial<Record<TextOutcome, string>> = {
  unknownNumber: 'received a text for a number that no account uses',
  formerNumber: 'received a text, not a STOP, for a number that its account no longer uses',
  unknownSender: 'received a text from a sender that cannot get a reply',
  refused: 'received a text from a number that Beckon does not text; it is not an opt-in',
  for_person: 'received a text that matches no rule; it waits for a person',
};
const unanswered: Record<Exclude<Unanswered, ''>, string> = {
  used_up: 'handled a text but sent no reply: this account has reached its daily text limit (UTC)',
  too_many: 'handled a text but sent no reply: this number or its series asked for too many',
  not_served: 'handled a text but sent no reply: Beckon does not text numbers of this kind',
};

/**
 * `POST /webhooks/sms`: incoming texts and delivery reports, from Twilio or from the sandbox with its own secret. Rejects
 * bad signatures; the same call twice takes effect once. [OWN-13, SMS-08]
 */
export function webhooksSms(app: FastifyInstance, deps: Deps): void {
  const { sql, channels, credentials } = deps;
  const desk = { sql, channels, credentials, findOwnSecret: createSecretMemory(sql, sandboxSecret) };
  app.register(async (scope) => {
    answerErrors(scope, deps.limits.retryAfterS);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const judge = createSignerGate(scope);
    const proven = createProvenSecrets();
    /** An unsigned call costs nothing, so we don't even count it. */
    const judgeCall = async (request: FastifyRequest, call: Parameters<typeof findTextSigner>[1]) => {
      if (request.headers['x-twilio-signature'] === undefined)
        return { isSigned: false, isTooOften: false, againS: 0 } as const;
      const { number, isBy } = call;
      const { twilio } = channels;
      const judged = await judge(request, {
        isKnown: async () =>
          isBy(await desk.findOwnSecret()) ||
          (twilio !== undefined && isBy(twilio.authToken)) ||
          proven.has(number, isBy),
        find: () => findTextSigner(desk, call),
      });
      if (judged.isSigned) proven.add(number, judged.signer.secret);
      return judged;
    };
    scope.post(webhookPaths.sms, { bodyLimit: deps.limits.smsBodyBytes }, async (request, reply) => {
      // An empty body has no content type.
      const body = typeof request.body === 'string' ? request.body : '';
      const pairs: FormPairs = [...new URLSearchParams(body)];
      const url = `${readOwnAddress(request, deps.publicUrl)}${request.url}`;
      const signature = request.headers['x-twilio-signature'];
      const isBy = (secret: string) => isSignedByTwilio(secret, { url, pairs }, signature);
      const judged = await judgeCall(request, { number: readNumber(pairs), isBy });
      if (!judged.isSigned) {
        const { isTooOften } = judged;
        request.log.warn({ isTooOften }, 'rejected a call to the SMS webhook with a wrong signature');
        return refuseUnsigned(reply, judged, notSigned);
      }
      const { signer } = judged;
      const read = readSmsForm(pairs);
      if (read.type === 'bad') return reply.code(400).send({ error: read.problem });
      if (read.type === 'status') await noteStatus(request, { ...read, signer }, deps);
      else {
        const bodySha256 = createHash('sha256').update(body).digest('hex');
        const inbound = { ...read, provider: signer.provider, bodySha256 };
        await noteText(request, { inbound, accounts: signer.accounts }, deps);
      }
      return answerTaken(reply);
    });
  });
}

function answerTaken(reply: FastifyReply): FastifyReply {
  return reply.type('text/xml; charset=utf-8').send(taken);
}

/** The account's own number: the recipient of a text, or the sender of the reported message. */
function readNumber(pairs: FormPairs): string {
  const form = new Map(pairs);
  return (form.has('MessageStatus') ? form.get('From') : form.get('To')) ?? '';
}

type Told = { inbound: InboundText; accounts: readonly Spoken[] };

async function noteText(request: FastifyRequest, { inbound, accounts }: Told, { sql }: Deps): Promise<void> {
  const taken = await takeText(sql, inbound, accounts);
  const { outcome, accountId, reason } = taken;
  const { provider, sid } = inbound;
  const told = {
    provider,
    sid,
    accountId,
    outcome,
    reason,
    to: inbound.to,
    from: shortenPhone(inbound.from),
  };
  const line = lineOf(taken);
  if (line) request.log.warn(told, line);
  else request.log.info(told, 'received a text');
  if (reason === 'used_up' && accountId !== undefined && (await claimBudgetNotice(sql, accountId)))
    request.log.error({ accountId }, 'this account has reached its daily text limit (UTC)');
}

function lineOf({ outcome, reason }: TakenText): string | undefined {
  return lines[outcome] ?? (reason === '' ? undefined : unanswered[reason]);
}

type Status = Extract<ReturnType<typeof readSmsForm>, { type: 'status' }> & { signer: TextSigner };

async function noteStatus(
  request: FastifyRequest,
  { signer, ...status }: Status,
  { sql }: Deps,
): Promise<void> {
  const { message } = request.query as { message?: unknown };
  const isId = typeof message === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(message);
  const messageId = isId ? message : undefined;
  let isKnown = false;
  for (const accountId of signer.isOperator ? [undefined] : signer.accounts.map((one) => one.accountId))
    isKnown ||= await saveDelivery(sql, { ...status, accountId, messageId });
  const { providerId, error } = status;
  if (!isKnown) request.log.warn({ providerId }, 'received a report on a message that Beckon never sent');
  else if (error)
    request.log.warn({ providerId, status: status.status, error }, 'a message was not delivered');
}
