import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown } from '../rules/isDatabaseDown';
import { hasHungUp } from './hasHungUp';

/** Sentences for callers; nothing of the cause, which may hold values, paths or statements. */
const sentences: Record<number, string> = {
  400: 'The request could not be read. Send valid JSON.',
  403: 'There is nothing at this address.',
  404: 'There is nothing at this address.',
  413: 'The request is too large.',
  429: 'Too many requests from this address. Please wait a minute and try again.',
  500: 'Something went wrong on this server. It has been noted; please try again later.',
  503: 'The server is busy or being restarted. Please try again in a few seconds.',
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
 * Answers every failure with a plain sentence; the log gets the kind of the error. A failure that passes by itself
 * (429, 503) may be told in a form of the route's own, so that who reads only that form reads it too.
 */
export function answerErrors(
  scope: FastifyInstance,
  retryAfterS: number,
  tellPassing: (sentence: string) => unknown = (error) => ({ error }),
): void {
  scope.setErrorHandler((error: FastifyError, request, reply) => {
    const status = judge(error, request);
    if (status >= firstServerError) request.log.error({ err: error }, 'request failed');
    if (status === unavailable) reply.header('Retry-After', retryAfterS);
    const sentence = status === wrongType ? askForType(scope) : findSentence(status);
    const isPassing = status === tooMany || status === unavailable;
    return reply.code(status).send(isPassing ? tellPassing(sentence ?? '') : { error: sentence });
  });
}

function judge(error: FastifyError, request: FastifyRequest): number {
  if (hasHungUp(request)) return badRequest;
  return isDatabaseDown(error) ? unavailable : (error.statusCode ?? firstServerError);
}

function findSentence(status: number): string | undefined {
  return sentences[status] ?? sentences[status < firstServerError ? badRequest : firstServerError];
}

/** Routes read JSON, or forms where a provider sends those. */
function askForType(scope: FastifyInstance): string {
  const wanted = scope.hasContentTypeParser(jsonType) ? jsonType : formType;
  return `This content type is not accepted. Send ${wanted}.`;
}

/** Answers an address that cannot even be read. */
export function answerUnreadable(reply: FastifyReply): void {
  reply.code(badRequest).send({ error: 'This address could not be read.' });
}

/** Answers an address that leads nowhere. */
export function answerNotFound(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.code(notFound).send({ error: sentences[notFound] }));
}
