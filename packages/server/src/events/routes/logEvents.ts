import { calls, type EventCall, eventCalls } from '@beckon/contract';
import { parseOrigin } from '@beckon/contract/websites';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sql } from '../../database/index';
import {
  type AddressLimit,
  allowCrossOrigin,
  allowPlainJson,
  answerErrors,
  limitCalls,
  logOnlyTrouble,
  originsInMemory,
  pixelRouteOptions,
} from '../../http/index';
import { type RequestLimits, rememberAnswers } from '../../http/pure/index';
import type { FindConfig } from '../../serving/index';
import type { EventQuota } from '../createEventQuota';
import { createEventWriter } from '../createEventWriter';
import { createIngest } from '../createIngest';
import type { RefusalWriter } from '../createRefusalWriter';
import type { TokenService } from '../createTokenService';
import { countRefusals } from './countRefusals';
import { leavePage } from './leavePage';

type Deps = {
  sql: Sql;
  limits: RequestLimits;
  findConfig: FindConfig;
  tokens: TokenService;
  refusals: RefusalWriter;
  eventQuota: EventQuota;
};

const badRequest = 400;
const unavailable = 503;

/** Serialized once: it is the answer to nearly everything. */
const stored = '{"state":true}';
const buildRefusal = (error: string) => ({ state: false, error });

/**
 * `POST /pixel/logEvent`, `/pixel/logConversionEvent` and `/pixel/logMoneyEvent`: a page reports what happened. We answer
 * after the commit, the same for a repeat; an error says why. [NET-06, NET-07, NET-08, NET-11, NET-12]
 */
export function logEvents(app: FastifyInstance, deps: Deps): void {
  const { sql, limits, findConfig, tokens, refusals, eventQuota: quota } = deps;
  const ingest = createIngest({
    writer: createEventWriter(sql, limits, quota),
    refusals,
    quota,
    tokens,
    limits,
  });
  const parseSite = rememberAnswers(originsInMemory, (origin) => parseOrigin(origin)?.origin ?? null);
  const arrivalOf = (request: FastifyRequest, call: EventCall) => ({
    call,
    body: request.body,
    bytes: Number(request.headers['content-length'] ?? limits.eventBodyBytes),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, limits.userAgentCharacters),
    origin: parseSite(request.headers.origin ?? ''),
    findAccount: (accountId: number) => findConfig(request, accountId),
  });

  const limitOf = Object.fromEntries(
    eventCalls.map((call) => [call, limitCalls(limits, limits.eventsPerWindow)]),
  ) as Record<EventCall, AddressLimit>;
  leavePage(app, deps, { ingest, arrivalOf, limitOf, refusals });
  for (const call of eventCalls) {
    const { path } = calls[call];
    app.register(async (scope) => {
      logOnlyTrouble(scope);
      allowCrossOrigin(scope, path, limits.preflightMaxAgeS);
      answerErrors(scope, limits.retryAfterS, buildRefusal);
      allowPlainJson(scope);
      countRefusals(scope, refusals, call);
      scope.post(path, pixelRouteOptions(limitOf[call], limits.eventBodyBytes), async (request, reply) => {
        const outcome = await ingest(arrivalOf(request, call));
        // Returned and not sent from here: Fastify would wait once more for a returned reply.
        reply.type('application/json; charset=utf-8');
        if (outcome.ok) return stored;
        // Not an error for the log: it would fill the disk that is short.
        if (outcome.isTransient) reply.code(unavailable).header('Retry-After', limits.retryAfterS);
        else reply.code(badRequest);
        return { state: false, error: outcome.error };
      });
    });
  }
}
