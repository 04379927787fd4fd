import { eventNames, leavePath } from '@beckon/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Arrival, Taken } from '../events/createIngest';
import type { BuiltBootstrap } from '../rules/buildBootstrap';
import type { EventCall } from '../rules/readEventCall';
import { readWaiting, type Waiting } from '../rules/readWaiting';
import { allowCrossOrigin } from './allowCrossOrigin';
import { allowPlainJson } from './allowPlainJson';
import { answerErrors } from './answerErrors';
import type { RouteDeps } from './Deps';
import { logOnlyTrouble, pixelRouteOptions } from './pixelRouteOptions';

type Way = {
  take: (arrival: Arrival) => Promise<Taken>;
  arrivalOf: (request: FastifyRequest, call: EventCall) => Arrival;
};

/**
 * `POST /pixel/leave`: a page was left before the half of the pixel that sends was there. Its queue comes as it is kept, as plain text, so
 * that no preflight is needed; each event goes the way of all others, and the next page sends it once more. [EVT-05, NET-12]
 */
export function leavePage(app: FastifyInstance, { limits, findConfig }: RouteDeps, { take, arrivalOf }: Way) {
  app.register(async (scope) => {
    logOnlyTrouble(scope);
    allowCrossOrigin(scope, leavePath, limits.preflightMaxAgeS);
    answerErrors(scope, limits.retryAfterS, (error) => ({ state: false, error }));
    allowPlainJson(scope);
    scope.post(leavePath, pixelRouteOptions(limits, limits.leavesPerWindow), async (request) => {
      const isObjecting = request.headers['sec-gpc'] === '1';
      const takeOne = async ({ call, body }: Waiting): Promise<void> => {
        const built = await findConfig(request, Number(body['account_id']) || 0);
        const named = call === 'logEvent' ? nameApp(body, built, isObjecting) : body;
        if (!named) return;
        const bytes = JSON.stringify(named).length;
        await take({ ...arrivalOf(request, call), body: named, bytes });
      };
      await Promise.all(readWaiting(request.body).map(takeOne));
      return { state: true };
    });
  });
}

/**
 * The event with the app id of its account, which its page may not have known. None where the account has none and logs nothing; nor a
 * page view of somebody who may or does object to it. [PIX-16, A-80, OWN-11]
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
