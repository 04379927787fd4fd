import type { FastifyInstance } from 'fastify';
import type { ApiRoute } from './ApiRoute';
import { apiPrefix } from './pure/apiPrefix';
import { buildApiPage } from './pure/buildApiPage';
import { buildOpenApi } from './pure/buildOpenApi';

type Described = { routes: readonly ApiRoute[]; named: ReadonlyMap<unknown, string> };

const version = '1';

/** `GET /api/v1/openapi.json` and the same for people at `/api/docs`. [OWN-10] */
export function serveApiDocs(app: FastifyInstance, { routes, named }: Described): void {
  const description = buildOpenApi(routes, { named, version });
  const page = buildApiPage(description);
  const cacheControl = 'no-cache';
  app.get(`${apiPrefix}/openapi.json`, (_request, reply) =>
    reply.header('Cache-Control', cacheControl).send(description),
  );
  app.get('/api/docs', (_request, reply) =>
    reply
      .headers({
        'Cache-Control': cacheControl,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      })
      .send(page),
  );
}
