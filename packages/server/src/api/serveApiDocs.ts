import type { FastifyInstance } from 'fastify';
import type { ApiRoute } from './ApiRoute';
import { apiPrefix } from './pure/apiPrefix';
import { buildApiPage } from './pure/buildApiPage';
import { buildOpenApi } from './pure/buildOpenApi';
import type { JsonSchema } from './pure/toJsonSchema';

type Described = { routes: readonly ApiRoute[]; named: ReadonlyMap<unknown, string> };

const version = '1';

/** `GET /api/v1/openapi.json` and the same for people at `/api/docs`. [OWN-10] */
export function serveApiDocs(app: FastifyInstance, { routes, named }: Described): void {
  // Built for the first who asks: it takes longer than all else that a server does when it starts.
  let kept: JsonSchema | undefined;
  const describe = () => {
    kept ??= buildOpenApi(routes, { named, version });
    return kept;
  };
  const cacheControl = 'no-cache';
  app.get(`${apiPrefix}/openapi.json`, (_request, reply) =>
    reply.header('Cache-Control', cacheControl).send(describe()),
  );
  app.get('/api/docs', (_request, reply) =>
    reply
      .headers({
        'Cache-Control': cacheControl,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      })
      .send(buildApiPage(describe())),
  );
}
