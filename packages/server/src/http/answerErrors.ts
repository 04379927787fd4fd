import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown } from '../database/pure/index';
import { hasHungUp } from './hasHungUp';

/** Messages for callers; they reveal nothing about the cause, which may contain values, paths or SQL. */
const sentences: Record<number, string> = {
  400: 'We couldn’t read the request. Send valid JSON.',
  403: 'Not found. Check the address.',
  404: 'Not found. Check the address.',
  413: 'The request is too large.',
  429: 'Too many requests from this address. Wait a minute and try again.',
  500: 'Something went wrong on our side. We logged the error. Try again later.',
  503: 'The server is busy or restarting. Try again in a few seconds.',
};

const jsonType = 'application/json';
const formType = 'application/x-www-form-urlencoded';

const badRequest = 400;
const notFound = 404;
const wrongType = 415;
const tooMany = 429;
const firstServerError = 500;
const unavailable = 503;

/**
 * Answers every error with a plain sentence; the log gets the kind of error. For temporary errors (429, 503), a route
 * may use its own form, so that clients which only read that form can read them too.
 */
export function answerErrors(
  scope: FastifyInstance,
  retryAfterS: number,
  formatTransient: (sentence: string) => unknown = (error) => ({ error }),
): void {
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const status = statusFor(error, request);
    if (status >= firstServerError) request.log.error({ err: error }, 'request failed');
    if (status === unavailable) reply.header('Retry-After', retryAfterS);
    const sentence = status === wrongType ? askForType(scope) : findSentence(status);
    const isTransient = status === tooMany || status === unavailable;
    return reply.code(status).send(isTransient ? formatTransient(sentence ?? '') : { error: sentence });
  });
}

function statusFor(error: FastifyError, request: FastifyRequest): number {
  if (hasHungUp(request)) return badRequest;
  return isDatabaseDown(error) ? unavailable : (error.statusCode ?? firstServerError);
}

function findSentence(status: number): string | undefined {
  return sentences[status] ?? sentences[status < firstServerError ? badRequest : firstServerError];
}

/** Routes accept JSON, or forms from providers that send them. */
function askForType(scope: FastifyInstance): string {
  const wanted = scope.hasContentTypeParser(jsonType) ? jsonType : formType;
  return `This content type isn’t supported. Send ${wanted}.`;
}

/** Answers a malformed address. */
export function answerUnreadable(reply: FastifyReply): void {
  reply.code(badRequest).send({ error: 'This address is malformed.' });
}

/** A file for an address that no route knows. */
export type FoundFile = { headers: Readonly<Record<string, string>>; content: Buffer };

/** Answers an address that doesn't exist, unless `findFile` has a file for it. That may be there in a moment, so no cache keeps the answer. */
export function answerNotFound(
  app: FastifyInstance,
  findFile?: (request: FastifyRequest) => Promise<FoundFile | undefined>,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    const file = await findFile?.(request);
    if (file) return reply.headers(file.headers).send(file.content);
    if (findFile) reply.header('Cache-Control', 'no-store');
    return reply.code(notFound).send({ error: sentences[notFound] });
  });
}
