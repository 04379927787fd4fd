import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { isDatabaseDown } from '../database/pure/index';
import { hasHungUp } from '../http/index';
import { ApiError } from './ApiError';
import type { ApiErrorBody } from './pure/ApiErrorBody';

const badRequest = 400;
const unavailable = 503;
const failed = 500;

/** Messages for errors that don't come from a handler. They reveal nothing about the cause, which may contain values or SQL. */
const sentences: Record<number, readonly [code: string, sentence: string]> = {
  400: ['unreadable', 'We couldn’t read the request. Send valid JSON.'],
  404: ['not_found', 'Not found. Check the address.'],
  413: ['too_large', 'The request is too large.'],
  415: ['wrong_type', 'This content type isn’t supported. Send application/json.'],
  429: ['too_many', 'Too many requests from this address. Wait a minute and try again.'],
  500: ['failed', 'Something went wrong on our side. We logged the error. Try again later.'],
  503: ['busy', 'The server is busy or restarting. Try again in a few seconds.'],
};

function judge(error: FastifyError, request: FastifyRequest): number {
  if (hasHungUp(request)) return badRequest;
  return isDatabaseDown(error) ? unavailable : (error.statusCode ?? failed);
}

/** Answers every API error in the same form. [OWN-10] */
export function answerApiErrors(scope: FastifyInstance, retryAfterS: number): void {
  const tell = (status: number): ApiErrorBody => {
    const [code, error] = sentences[status] ??
      sentences[status < failed ? badRequest : failed] ?? ['failed', ''];
    return { error, code };
  };
  scope.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (error instanceof ApiError) {
      const { statusCode, code, message, more } = error;
      if (more.retryAfterS !== undefined) reply.header('Retry-After', more.retryAfterS);
      const body: ApiErrorBody = { error: message, code, ...(more.fields && { fields: more.fields }) };
      return reply.code(statusCode).send(body);
    }
    const status = judge(error, request);
    if (status >= failed) request.log.error({ err: error }, 'request failed');
    if (status === unavailable) reply.header('Retry-After', retryAfterS);
    return reply.code(status).send(tell(status));
  });
  scope.setNotFoundHandler((_request, reply) => reply.code(404).send(tell(404)));
}
