import { explain } from '@beckon/contract/data/explain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isTooDeep } from '../formats/pure/index';
import { clientOf, isLocal, ownAddressOf } from '../http/index';
import { ApiError, busy, invalid, notFound, tooMany } from './ApiError';
import type { ApiCall, ApiRoute } from './ApiRoute';
import { admit, refuseForeign, refuseSwitched } from './admit';
import { answerApiErrors } from './answerApiErrors';
import type { OwnerDeps, Scoped } from './OwnerDeps';
import { apiPrefix } from './pure/apiPrefix';
import { buildProblems } from './pure/buildProblems';
import type { Caller } from './pure/Caller';
import type { FileQuery } from './pure/fileQuery';
import { hasUnstorable } from './pure/hasUnstorable';
import { stripAnswer } from './pure/stripAnswer';
import { inAccount } from './store/inAccount';

/** Finds who makes a request, and the session that it names. */
export type Callers = {
  find: (request: FastifyRequest, deps: OwnerDeps) => Promise<Caller | undefined>;
  parseCookie: (publicUrl: string | undefined, header: string | undefined) => string | undefined;
};

type Table = { routes: readonly ApiRoute[]; callers: Callers; retryAfterS: number };

const minuteMs = 60_000;
const done = 204;

/** `/api/v1/*`: parses, admits and answers every route of the table. No other site may read it. [OWN-01, OWN-10] */
export function serveApi(
  app: FastifyInstance,
  deps: OwnerDeps,
  { routes, callers, retryAfterS }: Table,
): void {
  app.register(
    async (scope) => {
      answerApiErrors(scope, retryAfterS);
      allowOnlyJson(scope);
      // All routes count together, before any lookup.
      const countCall = scope.createRateLimit({ max: deps.limits.callsPerMinute, timeWindow: minuteMs });
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers({ 'Cache-Control': 'no-store', 'Cross-Origin-Resource-Policy': 'same-origin' });
        const state = await countCall(request);
        if (!state.isAllowed && state.isExceeded) {
          throw tooMany(state.ttlInSeconds, 'too_many_requests');
        }
      });
      for (const route of routes) {
        scope.route({
          method: route.method,
          url: route.path,
          // A HEAD request would write the whole file for nothing.
          ...(route.sends === undefined ? {} : { exposeHeadRoute: false }),
          bodyLimit: route.bodyBytes ?? deps.limits.bodyBytes,
          config: {
            // Sending a file takes as long as it takes.
            keepsTime: route.sends !== undefined,
          },
          // Compressing a file of a hundred megabytes costs more than sending it.
          ...(route.sends === undefined ? {} : { compress: false }),
          handler: (request, reply) => answer(route, { request, reply, deps, callers }),
        });
      }
    },
    { prefix: apiPrefix },
  );
}

/** A form on any site could send other types; an empty body has no type. */
function allowOnlyJson(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, next) => {
    const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
    const text = /^utf-?8$/i.test(charset) ? readUtf8(body as Buffer) : undefined;
    if (text === undefined)
      next(new ApiError(400, 'unreadable', { message: 'The request must be JSON in UTF-8.' }), undefined);
    else if (text === '') next(null, undefined);
    else parse(request, text, next);
  });
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of some bytes; nothing if they aren't UTF-8. */
function readUtf8(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

type Exchange = { request: FastifyRequest; reply: FastifyReply; deps: OwnerDeps; callers: Callers };

async function answer(route: ApiRoute, { request, reply, deps, callers }: Exchange): Promise<unknown> {
  const ownAddress = ownAddressOf(request, deps.publicUrl);
  const caller = await callers.find(request, deps);
  refuseForeign(request, { caller, ownAddress });
  refuseSwitched(route, caller, request.headers['beckon-account']);
  refuseSwitched(route, caller, (request.query as { account?: string | string[] }).account);
  admit(route, caller, { namesKey: request.headers.authorization !== undefined });
  const accountId = caller?.accountId ?? 0;
  const call = {
    ...parseInput(route, request, deps),
    caller,
    accountId,
    deps,
    scoped: createScoped(route, accountId, { deps, reply }),
    from: {
      ip: request.ip,
      ...clientOf(request),
      ownAddress,
      isLocal: isLocal(request),
    },
    cookie: callers.parseCookie(deps.publicUrl, request.headers.cookie),
    reply,
    log: request.log,
  } as unknown as ApiCall;
  if (route.check && (call.query as FileQuery).check) {
    await route.check(call);
    return reply.code(done).send();
  }
  const result = await route.handle(call);
  if (reply.sent) return reply;
  reply.code(route.status);
  if (route.sends) return result;
  if (!route.answer) return route.status === done ? reply.send() : reply.send({});
  return fitAnswer(route.answer, result, { request, deps });
}

/** Work for the caller's account, in its lane; a file is written page by page, one per account, outside the lane. */
function createScoped(
  { method, sends }: ApiRoute,
  accountId: number,
  { deps: { sql, lanes, noteChange }, reply }: Pick<Exchange, 'deps' | 'reply'>,
): Scoped {
  const isReading = method === 'GET';
  const isGone = () => reply.sent || reply.raw.destroyed;
  return (work) => {
    const run = async () => {
      // A caller who got 503, or has left, repeats the request: doing it now would do it twice.
      if (isGone()) throw busy();
      const result = await inAccount(sql, { accountId, isReading }, work);
      if (!isReading) noteChange(accountId);
      return result;
    };
    if (sends !== undefined || accountId === 0) return run();
    return lanes(accountId, run) ?? Promise.reject(busy());
  };
}

/**
 * Only what the schema names in an answer: removes everything else, also when another value doesn't
 * match. [OWN-10]
 */
function fitAnswer(
  shape: v.GenericSchema,
  result: unknown,
  { request, deps: { checksAnswers } }: Pick<Exchange, 'request' | 'deps'>,
): unknown {
  const plain: unknown = JSON.parse(JSON.stringify(result));
  const read = v.safeParse(shape, plain);
  if (read.success) return read.output;
  const paths = buildProblems(read.issues).map(({ path }) => path);
  request.log.error({ paths }, 'an answer does not match its schema');
  if (checksAnswers) v.parse(shape, plain);
  return stripAnswer(shape, plain);
}

function parseInput({ params, query, body }: ApiRoute, request: FastifyRequest, { limits }: OwnerDeps) {
  const given = [request.params, request.query, request.body];
  if (given.some((one) => isTooDeep(one, limits.jsonDepth))) {
    const message = `The request is nested deeper than ${limits.jsonDepth} levels.`;
    throw new ApiError(400, 'too_deep', { message });
  }
  if (given.some(hasUnstorable)) {
    throw new ApiError(400, 'unstorable', explain('unstorable'));
  }
  const parsedParams = v.safeParse(params ?? v.unknown(), request.params);
  // A malformed id is the id of nothing.
  if (!parsedParams.success) throw notFound('thing');
  const parsedQuery = v.safeParse(query ?? v.strictObject({}), { ...(request.query as object) });
  if (!parsedQuery.success) throw invalid(buildProblems(parsedQuery.issues));
  // The schemas would accept a list as an object without fields.
  if (body && Array.isArray(request.body)) throw invalid([{ path: '', message: 'must be an object' }]);
  const parsedBody = body && v.safeParse(body, request.body);
  if (parsedBody && !parsedBody.success) throw invalid(buildProblems(parsedBody.issues));
  return { params: parsedParams.output, query: parsedQuery.output, body: parsedBody?.output };
}
