import { calls, type EventCall, eventCalls } from '@beckon/contract';
import { readOrigin } from '@beckon/contract/websites';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createEventWriter } from '../events/createEventWriter';
import { createIngest } from '../events/createIngest';
import { createRefusalWriter } from '../events/createRefusalWriter';
import { createTokenDesk } from '../events/createTokenDesk';
import { rememberAnswers } from '../rules/rememberAnswers';
import { allowCrossOrigin, originsInMemory } from './allowCrossOrigin';
import { allowPlainJson } from './allowPlainJson';
import { answerErrors } from './answerErrors';
import { countRefusals } from './countRefusals';
import type { RouteDeps } from './Deps';
import { leavePage } from './leavePage';
import type { AddressLimit } from './limitByAddress';
import { limitCalls, logOnlyTrouble, pixelRouteOptions } from './pixelRouteOptions';

const badRequest = 400;

/** Written out once: it is the answer to nearly everything. */
const stored = '{"state":true}';
const tellPassing = (error: string) => ({ state: false, error });

/**
 * `POST /pixel/logEvent`, `/pixel/logConversionEvent` and `/pixel/logMoneyEvent`: a page tells what happened. The answer comes
 * after the commit and is the same for a repeat; a refusal says why. [NET-06, NET-07, NET-08, NET-11, NET-12]
 */
export function logEvents(app: FastifyInstance, deps: RouteDeps): void {
  const { sql, limits, findConfig } = deps;
  const refusals = createRefusalWriter(sql, limits, (error) =>
    app.log.error({ err: error }, 'events that were turned away could not be counted'),
  );
  app.addHook('onClose', () => refusals.close());
  const take = createIngest({
    writer: createEventWriter(sql, limits),
    refusals,
    tokens: createTokenDesk(sql),
    limits,
  });
  const readSite = rememberAnswers(originsInMemory, (origin) => readOrigin(origin)?.origin ?? null);
  const arrivalOf = (request: FastifyRequest, call: EventCall) => ({
    call,
    body: request.body,
    bytes: Number(request.headers['content-length'] ?? limits.eventBodyBytes),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, limits.userAgentCharacters),
    origin: readSite(request.headers.origin ?? ''),
    findAccount: (accountId: number) => findConfig(request, accountId),
  });

  const limitOf = Object.fromEntries(
    eventCalls.map((call) => [call, limitCalls(limits, limits.eventsPerWindow)]),
  ) as Record<EventCall, AddressLimit>;
  leavePage(app, deps, { take, arrivalOf, limitOf, refusals });
  for (const call of eventCalls) {
    const { path } = calls[call];
    app.register(async (scope) => {
      logOnlyTrouble(scope);
      allowCrossOrigin(scope, path, limits.preflightMaxAgeS);
      answerErrors(scope, limits.retryAfterS, tellPassing);
      allowPlainJson(scope);
      countRefusals(scope, refusals, call);
      scope.post(path, pixelRouteOptions(limits, limitOf[call]), async (request, reply) => {
        const taken = await take(arrivalOf(request, call));
        // Handed back and not sent from here: whoever gives back the reply itself is waited for once more.
        reply.type('application/json; charset=utf-8');
        if (taken.ok) return stored;
        reply.code(badRequest);
        return { state: false, error: taken.error };
      });
    });
  }
}
