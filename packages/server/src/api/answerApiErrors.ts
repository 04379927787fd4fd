import { type Explained, explain } from '@beckon/contract/data/explain';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { isDatabaseDown } from '../database/pure/index';
import { hasHungUp } from '../http/index';
import { ApiError } from './ApiError';
import type { ApiErrorBody } from './pure/ApiErrorBody';

const badRequest = 400;
const unavailable = 503;
const failed = 500;

/** Messages for errors that don't come from a handler. They reveal nothing about the cause, which may contain values or SQL. */
const sentences: Record<number, readonly [code: string, explained: Explained]> = {
  400: ['unreadable', explain('unreadable')],
  404: ['not_found', explain('no_such_address')],
  413: ['too_large', explain('too_large')],
  415: ['wrong_type', explain('wrong_type')],
  429: ['too_many', explain('too_many_requests')],
  500: ['failed', explain('failed')],
  503: ['busy', explain('restarting')],
};

function statusFor(error: FastifyError, request: FastifyRequest): number {
  if (hasHungUp(request)) return badRequest;
  return isDatabaseDown(error) ? unavailable : (error.statusCode ?? failed);
}

function buildBody(code: string, { message, ...why }: Explained): ApiErrorBody {
  return { error: message, code, ...why };
}

/** Answers every API error in the same form. [OWN-10] */
export function answerApiErrors(scope: FastifyInstance, retryAfterS: number): void {
  const answerFor = (status: number): ApiErrorBody => {
    const [code, explained] = sentences[status] ??
      sentences[status < failed ? badRequest : failed] ?? ['failed', explain('failed')];
    return buildBody(code, explained);
  };
  scope.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (error instanceof ApiError) {
      const { statusCode, code, explained, more } = error;
      if (more.retryAfterS !== undefined) reply.header('Retry-After', more.retryAfterS);
      return reply
        .code(statusCode)
        .send({ ...buildBody(code, explained), ...(more.fields && { fields: more.fields }) });
    }
    const status = statusFor(error, request);
    if (status >= failed) request.log.error({ err: error }, 'request failed');
    if (status === unavailable) reply.header('Retry-After', retryAfterS);
    return reply.code(status).send(answerFor(status));
  });
  scope.setNotFoundHandler((_request, reply) => reply.code(404).send(answerFor(404)));
}
