import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findTextSigner, type TextSigner } from '../channels/findTextSigner';
import type { InboundText, TextOutcome, Unanswered } from '../channels/InboundText';
import { type FormPairs, isSignedByTwilio } from '../channels/signTwilio';
import { type TakenText, takeText } from '../channels/takeText';
import { messengerLimits } from '../rules/messengerLimits';
import { readSmsForm } from '../rules/readSmsForm';
import { shortenPhone } from '../rules/shortenPhone';
import { webhookPaths } from '../rules/webhookPaths';
import { createSecretMemory } from '../store/createSecretMemory';
import { sandboxSecret } from '../store/readSecret';
import { claimBudgetNotice } from '../store/reserveSpending';
import { saveDelivery } from '../store/saveDelivery';
import { answerErrors } from './answerErrors';
import type { RouteDeps } from './Deps';
import { readOwnAddress } from './readOwnAddress';

/** Twilio's way of saying: taken, and there is nothing to answer by this way. */
const taken = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';
const formType = 'application/x-www-form-urlencoded';
const forbidden = 403;

/** What is worth a line for the owner, and the line. */
const lines: Partial<Record<TextOutcome, string>> = {
  unknownNumber: 'a text came for a number that no account texts from',
  unknownSender: 'a text came from a sender that cannot be answered',
  refused: 'a text came from a number that texts are not sent to; it was no opt-in',
  for_person: 'a text came that nobody could read by rule; it waits for a person',
};
const unanswered: Record<Exclude<Unanswered, ''>, string> = {
  used_up: 'a text had its effect and got no answer: the texts of this account are used up for today (UTC)',
  too_many: 'a text had its effect and got no answer: too many were asked for by this number or its series',
  not_served: 'a text had its effect and got no answer: texts are not sent to numbers of this kind',
};

/**
 * `POST /webhooks/sms`: texts that came in and what became of those sent, as Twilio tells them, or as the sandbox does with its own
 * secret. Bad signatures are refused; the same call twice has its effect once. [OWN-13, SMS-08]
 */
export function webhooksSms(app: FastifyInstance, deps: RouteDeps): void {
  const { sql, channels, credentials } = deps;
  const desk = { sql, channels, credentials, findOwnSecret: createSecretMemory(sql, sandboxSecret) };
  app.register(async (scope) => {
    answerErrors(scope, deps.limits.retryAfterS);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    const { refusedPerWindow: max, refusedWindowMs: timeWindow } = messengerLimits;
    const countRefused = scope.createRateLimit({ max, timeWindow });
    /** Whoever sends many wrong signatures is turned away before anything is looked up. */
    const judgeSigner = async (request: FastifyRequest, find: () => Promise<TextSigner | undefined>) => {
      if (request.headers['x-twilio-signature'] === undefined) return undefined;
      const state = await countRefused(request, { increment: false });
      if (!state.isAllowed && state.remaining === 0) return undefined;
      const signer = await find();
      if (!signer) await countRefused(request);
      return signer;
    };
    scope.post(webhookPaths.sms, { bodyLimit: deps.limits.smsBodyBytes }, async (request, reply) => {
      // An empty body comes without one.
      const body = typeof request.body === 'string' ? request.body : '';
      const pairs: FormPairs = [...new URLSearchParams(body)];
      const url = `${readOwnAddress(request, deps.publicUrl)}${request.url}`;
      const signature = request.headers['x-twilio-signature'];
      const isBy = (secret: string) => isSignedByTwilio(secret, { url, pairs }, signature);
      const signer = await judgeSigner(request, () => findTextSigner(desk, pairs, isBy));
      if (!signer) {
        request.log.warn('a call to the SMS webhook with a wrong signature was refused');
        return reply.code(forbidden).send({ error: 'The signature is not right.' });
      }
      const read = readSmsForm(pairs);
      if (read.type === 'bad') return reply.code(400).send({ error: read.problem });
      if (read.type === 'status') await noteStatus(request, { ...read, accountId: signer.accountId }, deps);
      else {
        const bodySha256 = createHash('sha256').update(body).digest('hex');
        await noteText(request, { ...read, provider: signer.provider, bodySha256 }, deps);
      }
      return answerTaken(reply);
    });
  });
}

function answerTaken(reply: FastifyReply): FastifyReply {
  return reply.type('text/xml; charset=utf-8').send(taken);
}

async function noteText(request: FastifyRequest, inbound: InboundText, { sql }: RouteDeps): Promise<void> {
  const taken = await takeText(sql, inbound);
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
  else request.log.info(told, 'a text came in');
  if (reason === 'used_up' && accountId !== undefined && (await claimBudgetNotice(sql, accountId)))
    request.log.error({ accountId }, 'the texts of this account are used up for today (UTC)');
}

function lineOf({ outcome, reason }: TakenText): string | undefined {
  return lines[outcome] ?? (reason === '' ? undefined : unanswered[reason]);
}

type Status = Extract<ReturnType<typeof readSmsForm>, { type: 'status' }> & { accountId: number | undefined };

async function noteStatus(request: FastifyRequest, status: Status, { sql }: RouteDeps): Promise<void> {
  const { message } = request.query as { message?: unknown };
  const isId = typeof message === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(message);
  const isKnown = await saveDelivery(sql, { ...status, messageId: isId ? message : undefined });
  const { providerId, error } = status;
  if (!isKnown)
    request.log.warn({ providerId }, 'a report came about a message that was never sent from here');
  else if (error)
    request.log.warn({ providerId, status: status.status, error }, 'a message was not delivered');
}
