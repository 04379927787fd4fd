import { explainIssue } from '@beckon/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { allowCrossOrigin } from './allowCrossOrigin';
import { allowPlainJson } from './allowPlainJson';
import { answerErrors } from './answerErrors';
import type { RequestLimits } from './pure/requestLimits';

type FormCall<Body, Answer> = {
  path: string;
  shape: v.GenericSchema<unknown, Body>;
  /** What a page gets that is rejected for now. */
  refuse: (sentence: string) => Answer;
  answer: (request: FastifyRequest, body: Body) => Promise<Answer>;
};

const badRequest = 400;

/** Handles a call from a widget's form, on whatever website. [NET-01, NET-04, NET-12] */
export function handleFormCall<Body, Answer>(
  app: FastifyInstance,
  { limits }: { limits: RequestLimits },
  { path, shape, refuse, answer }: FormCall<Body, Answer>,
): void {
  app.register(async (scope) => {
    allowCrossOrigin(scope, path, limits.preflightMaxAgeS);
    answerErrors(scope, limits.retryAfterS, refuse);
    allowPlainJson(scope);
    const rateLimit = { max: limits.smsPerWindow, timeWindow: limits.smsWindowMs };
    scope.post(path, { bodyLimit: limits.smsBodyBytes, config: { rateLimit } }, async (request, reply) => {
      const body = v.safeParse(shape, request.body);
      if (body.success) return await answer(request, body.output);
      return reply
        .code(badRequest)
        .send({ error: `The request is incomplete: ${explainIssue(body.issues)}.` });
    });
  });
}
