import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLocal } from '../../http/index';
import { isSameSecret } from '../../secrets/index';
import type { Metrics } from '../createMetrics';

/** What a request needs to read the metrics. */
export type Scraping = {
  /** The bearer token of the operator's Prometheus. */
  token: string | undefined;
  /** Whether requests from this machine need none: only where no one else can reach the server. */
  isOpenLocally: boolean;
};

type Deps = { metrics: Metrics; scraping: Scraping };

/** `GET /metrics` for Prometheus. For everyone else it doesn't exist. [OWN-20] */
export function serveMetrics(app: FastifyInstance, { metrics, scraping }: Deps): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayScrape(request, scraping)) return reply.callNotFound();
    const { contentType, text } = await metrics.scrape();
    return reply.header('Content-Type', contentType).header('Cache-Control', 'no-store').send(text);
  });
}

function mayScrape(request: FastifyRequest, { token, isOpenLocally }: Scraping): boolean {
  if (token === undefined) return isOpenLocally && isLocal(request);
  const [, given] = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return given !== undefined && isSameSecret(token, given);
}
