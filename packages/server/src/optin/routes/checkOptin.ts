import { callShapes, calls, explainIssue } from '@beckon/contract';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Sql } from '../../database/index';
import { batchLimitsOf, createBatcher } from '../../events/index';
import {
  allowCrossOrigin,
  answerErrors,
  limitCalls,
  logOnlyTrouble,
  pixelRouteOptions,
} from '../../http/index';
import type { RequestLimits } from '../../http/pure/index';
import { selectOptedIn, type Visit } from '../../subscribers/index';

type Deps = { sql: Sql; limits: RequestLimits };

const { path } = calls.checkOptin;
const { request: Query } = callShapes.checkOptin;

/**
 * `GET /pixel/checkOptin`: has this visit led to an opt-in? Open pages ask every three seconds, so we batch the lookups.
 * [NET-05, SUB-10, A-39]
 */
export function checkOptin(app: FastifyInstance, { sql, limits }: Deps): void {
  const asker = createBatcher<Visit, boolean>(batchLimitsOf(limits), (visits) => selectOptedIn(sql, visits));
  app.register(async (scope) => {
    logOnlyTrouble(scope);
    allowCrossOrigin(scope, path, limits.preflightMaxAgeS);
    answerErrors(scope, limits.retryAfterS);
    const limit = limitCalls(limits, limits.optInChecksPerWindow);
    scope.get(path, pixelRouteOptions(limit, limits.eventBodyBytes), async (request, reply) => {
      const query = v.safeParse(Query, request.query);
      if (!query.success) {
        return reply.code(400).send({ error: `The request is incomplete: ${explainIssue(query.issues)}.` });
      }
      const { account_id, session_id: sessionId } = query.output;
      const accountId = Number(account_id);
      const isAccount = Number.isSafeInteger(accountId);
      return { has_opted_in: isAccount && (await asker.add({ accountId, sessionId }, sessionId.length)) };
    });
  });
}
