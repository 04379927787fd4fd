import { explain } from '@beckon/contract/data/explain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isTooDeep } from '../formats/pure/index';
import { isLocal, readFrom, readOwnAddress } from '../http/index';
import { ApiError, busy, invalid, notFound, tooMany } from './ApiError';
import type { ApiCall, ApiRoute } from './ApiRoute';
import { admit, refuseForeign } from './admit';
import { answerApiErrors } from './answerApiErrors';
import type { OwnerParts, Scoped } from './OwnerParts';
import { apiPrefix } from './pure/apiPrefix';
import type { Caller } from './pure/Caller';
import { hasUnstorable } from './pure/hasUnstorable';
import { readProblems } from './pure/readProblems';
import { stripAnswer } from './pure/stripAnswer';
import { inAccount } from './store/inAccount';

/** Finds who makes a request, and the session that it names. */
export type Callers = {
  find: (request: FastifyRequest, parts: OwnerParts) => Promise<Caller | undefined>;
  readCookie: (publicUrl: string | undefined, header: string | undefined) => string | undefined;
};

type Table = { routes: readonly ApiRoute[]; callers: Callers; retryAfterS: number };

const minuteMs = 60_000;
const done = 204;

/** `/api/v1/*`: parses, admits and answers every route of the table. No other site may read it. [OWN-01, OWN-10] */
export function serveApi(
  app: FastifyInstance,
  parts: OwnerParts,
  { routes, callers, retryAfterS }: Table,
): void {
  app.register(
    async (scope) => {
      answerApiErrors(scope, retryAfterS);
      takeOnlyJson(scope);
      // All routes count together, before any lookup.
      const countCall = scope.createRateLimit({ max: parts.limits.callsPerMinute, timeWindow: minuteMs });
      scope.addHook('onRequest', async (request, reply) => {
        reply.headers({ 'Cache-Control': 'no-store', 'Cross-Origin-Resource-Policy': 'same-origin' });
        const state = await countCall(request);
        if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttlInSeconds);
      });
      for (const route of routes) {
        scope.route({
          method: route.method,
          url: route.path,
          // A HEAD request would write the whole file for nothing.
          ...(route.sends === undefined ? {} : { exposeHeadRoute: false }),
          bodyLimit: route.bodyBytes ?? parts.limits.bodyBytes,
          config: {
            // Sending a file takes as long as it takes.
            keepsTime: route.sends !== undefined,
          },
          // Compressing a file of a hundred megabytes costs more than sending it.
          ...(route.sends === undefined ? {} : { compress: false }),
          handler: (request, reply) => answer(route, { request, reply, parts, callers }),
        });
      }
    },
    { prefix: apiPrefix },
  );
}

/** A form on any site could send other types; an empty body has no type. */
function takeOnlyJson(scope: FastifyInstance): void {
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

type Exchange = { request: FastifyRequest; reply: FastifyReply; parts: OwnerParts; callers: Callers };

async function answer(route: ApiRoute, { request, reply, parts, callers }: Exchange): Promise<unknown> {
  const ownAddress = readOwnAddress(request, parts.publicUrl);
  const caller = await callers.find(request, parts);
  refuseForeign(request, { caller, ownAddress });
  admit(route, caller, { namesKey: request.headers.authorization !== undefined });
  const accountId = caller?.accountId ?? 0;
  const call = {
    ...readInput(route, request, parts),
    caller,
    accountId,
    parts,
    scoped: createScoped(route, accountId, { parts, reply }),
    from: {
      ip: request.ip,
      ...readFrom(request),
      ownAddress,
      isLocal: isLocal(request),
    },
    cookie: callers.readCookie(parts.publicUrl, request.headers.cookie),
    reply,
    log: request.log,
  } as unknown as ApiCall;
  const result = await route.handle(call);
  if (reply.sent) return reply;
  reply.code(route.status);
  if (route.sends) return result;
  if (!route.answer) return route.status === done ? reply.send() : reply.send({});
  return fitAnswer(route.answer, result, { request, parts });
}

/** Work for the caller's account, in its lane; a file is written page by page, one per account, outside the lane. */
function createScoped(
  { method, sends }: ApiRoute,
  accountId: number,
  { parts: { sql, lanes }, reply }: Pick<Exchange, 'parts' | 'reply'>,
): Scoped {
  const isReading = method === 'GET';
  const isGone = () => reply.sent || reply.raw.destroyed;
  return (work) => {
    const run = () => {
      // A caller who got 503, or has left, repeats the request: doing it now would do it twice.
      if (isGone()) throw busy();
      return inAccount(sql, { accountId, isReading }, work);
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
  { request, parts: { checksAnswers } }: Pick<Exchange, 'request' | 'parts'>,
): unknown {
  const plain: unknown = JSON.parse(JSON.stringify(result));
  const read = v.safeParse(shape, plain);
  if (read.success) return read.output;
  const paths = readProblems(read.issues).map(({ path }) => path);
  request.log.error({ paths }, 'an answer does not match its schema');
  if (checksAnswers) v.parse(shape, plain);
  return stripAnswer(shape, plain);
}

function readInput({ params, query, body }: ApiRoute, request: FastifyRequest, { limits }: OwnerParts) {
  const given = [request.params, request.query, request.body];
  if (given.some((one) => isTooDeep(one, limits.jsonDepth))) {
    const message = `The request is nested deeper than ${limits.jsonDepth} levels.`;
    throw new ApiError(400, 'too_deep', { message });
  }
  if (given.some(hasUnstorable)) {
    throw new ApiError(400, 'unstorable', explain('unstorable'));
  }
  const readParams = v.safeParse(params ?? v.unknown(), request.params);
  // A malformed id is the id of nothing.
  if (!readParams.success) throw notFound('thing');
  const readQuery = v.safeParse(query ?? v.strictObject({}), { ...(request.query as object) });
  if (!readQuery.success) throw invalid(readProblems(readQuery.issues));
  // The schemas would accept a list as an object without fields.
  if (body && Array.isArray(request.body)) throw invalid([{ path: '', message: 'must be an object' }]);
  const readBody = body && v.safeParse(body, request.body);
  if (readBody && !readBody.success) throw invalid(readProblems(readBody.issues));
  return { params: readParams.output, query: readQuery.output, body: readBody?.output };
}
