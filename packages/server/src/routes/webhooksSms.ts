import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InboundText, TextOutcome } from '../channels/InboundText';
import { type FormPairs, isSignedByTwilio } from '../channels/signTwilio';
import { takeText } from '../channels/takeText';
import { readSmsForm } from '../rules/readSmsForm';
import { shortenPhone } from '../rules/shortenPhone';
import { webhookPaths } from '../rules/webhookPaths';
import { readSecret, sandboxSecret } from '../store/readSecret';
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
  for_person: 'a text came that nobody could read by rule; it waits for a person',
};

/**
 * `POST /webhooks/sms`: texts that came in and what became of those sent, as Twilio tells them, or as the sandbox does with its own
 * secret. Bad signatures are refused; the same call twice has its effect once. [OWN-13, SMS-08]
 */
export function webhooksSms(app: FastifyInstance, deps: RouteDeps): void {
  app.register(async (scope) => {
    answerErrors(scope, deps.limits.retryAfterS);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(webhookPaths.sms, { bodyLimit: deps.limits.smsBodyBytes }, async (request, reply) => {
      // An empty body comes without one.
      const body = typeof request.body === 'string' ? request.body : '';
      const pairs: FormPairs = [...new URLSearchParams(body)];
      const provider = await findSigner(request, pairs, deps);
      if (!provider) {
        request.log.warn('a call to the SMS webhook with a wrong signature was refused');
        return reply.code(forbidden).send({ error: 'The signature is not right.' });
      }
      const read = readSmsForm(pairs);
      if (read.type === 'bad') return reply.code(400).send({ error: read.problem });
      if (read.type === 'status') await noteStatus(request, read, deps);
      else {
        const bodySha256 = createHash('sha256').update(body).digest('hex');
        await noteText(request, { ...read, provider, bodySha256 }, deps);
      }
      return answerTaken(reply);
    });
  });
}

function answerTaken(reply: FastifyReply): FastifyReply {
  return reply.type('text/xml; charset=utf-8').send(taken);
}

/** Who signed this: Twilio, the sandbox of this installation, or nobody we know. */
async function findSigner(
  request: FastifyRequest,
  pairs: FormPairs,
  { sql, channels, publicUrl }: RouteDeps,
): Promise<InboundText['provider'] | undefined> {
  const url = `${readOwnAddress(request, publicUrl)}${request.url}`;
  const signature = request.headers['x-twilio-signature'];
  const isBy = (secret: string): boolean => isSignedByTwilio(secret, { url, pairs }, signature);
  if (channels.twilio && isBy(channels.twilio.authToken)) return 'twilio';
  return isBy(await readSecret(sql, sandboxSecret)) ? 'sandbox' : undefined;
}

async function noteText(request: FastifyRequest, inbound: InboundText, { sql }: RouteDeps): Promise<void> {
  const { outcome, accountId } = await takeText(sql, inbound);
  const { provider, sid } = inbound;
  const told = { provider, sid, accountId, outcome, to: inbound.to, from: shortenPhone(inbound.from) };
  const line = lines[outcome];
  if (line) request.log.warn(told, line);
  else request.log.info(told, 'a text came in');
}

type Status = Extract<ReturnType<typeof readSmsForm>, { type: 'status' }>;

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
