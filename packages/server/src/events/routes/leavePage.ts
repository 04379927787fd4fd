import { type EventCall, eventNames, leavePath } from '@beckon/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTooDeep } from '../../formats/pure/index';
import {
  type AddressLimit,
  allowCrossOrigin,
  allowPlainJson,
  answerErrors,
  limitCalls,
  logOnlyTrouble,
  pixelRouteOptions,
} from '../../http/index';
import type { RequestLimits } from '../../http/pure/index';
import type { FindConfig } from '../../serving/index';
import type { BuiltBootstrap } from '../../serving/pure/index';
import type { Arrival, Ingested } from '../createIngest';
import type { RefusalWriter } from '../createRefusalWriter';
import { parseAccountId } from '../pure/parseAccountId';
import { parseWaiting, type Waiting } from '../pure/parseWaiting';
import { countRefusals } from './countRefusals';

type Deps = { limits: RequestLimits; findConfig: FindConfig };

type Way = {
  ingest: (arrival: Arrival) => Promise<Ingested>;
  arrivalOf: (request: FastifyRequest, call: EventCall) => Arrival;
  limitOf: Record<EventCall, AddressLimit>;
  refusals: RefusalWriter;
};

/**
 * `POST /pixel/leave`: the visitor left a page before the sending half of the pixel had loaded. The queue arrives as plain
 * text, so that it needs no preflight; each event goes the usual way, within the same limit, and the next page sends it again.
 * [EVT-05, NET-12]
 */
export function leavePage(app: FastifyInstance, deps: Deps, way: Way) {
  const { limits, findConfig } = deps;
  const { ingest, arrivalOf, limitOf, refusals } = way;
  app.register(async (scope) => {
    logOnlyTrouble(scope);
    allowCrossOrigin(scope, leavePath, limits.preflightMaxAgeS);
    answerErrors(scope, limits.retryAfterS, (error) => ({ state: false, error }));
    allowPlainJson(scope);
    countRefusals(scope, refusals, 'leave');
    const limit = limitCalls(limits, limits.leavesPerWindow);
    scope.post(leavePath, pixelRouteOptions(limit, limits.leaveBodyBytes), async (request) => {
      const isObjecting = request.headers['sec-gpc'] === '1';
      const waiting = parseWaiting(request.body, limits.eventJsonDepth);
      const handleOne = async ({ call, body }: Waiting): Promise<void> => {
        if (limitOf[call].count(request.ip) > 0) return refusals.limit();
        const accountId = parseAccountId(body);
        const built = await findConfig(request, accountId);
        const bytes = measure(body, limits);
        if (bytes > limits.eventBodyBytes) {
          const known = built ? accountId : 0;
          return await refusals.refuse({ accountId: known, call, reason: 'too_large', body: undefined });
        }
        const named = call === 'logEvent' ? nameApp(body, built, isObjecting) : body;
        if (named) await ingest({ ...arrivalOf(request, call), body: named, bytes });
      };
      await Promise.all(waiting.map(handleOne));
      return { state: true };
    });
  });
}

/** The bytes of an event; none of one that is nested too deeply, which is rejected for that. */
function measure(body: object, { eventJsonDepth }: RequestLimits): number {
  return isTooDeep(body, eventJsonDepth) ? 0 : Buffer.byteLength(JSON.stringify(body));
}

/**
 * The event with the app id of its account, which its page may not have known. None if the account has none and logs nothing;
 * and no page view of a visitor who may or does object to it. [PIX-16, A-80, OWN-11]
 */
function nameApp(
  body: Record<string, unknown>,
  built: BuiltBootstrap | undefined,
  isObjecting: boolean,
): Record<string, unknown> | undefined {
  const { appId = '', is_eu_affected } = built?.config ?? {};
  const isView = body['event'] === eventNames.pageVerdicts;
  if (built && (appId === '' || (isView && (isObjecting || is_eu_affected)))) return undefined;
  return { app_id: appId, ...body };
}
