import type { FastifyInstance } from 'fastify';
import type { Sql } from '../../database/index';
import { ownAddressOf } from '../../http/index';
import type { RequestLimits } from '../../http/pure/index';
import { findOtherWidget, type OtherWidgetParams } from '../findOtherWidget';

type Deps = { sql: Sql; limits: RequestLimits; publicUrl: string | undefined; pagesUrl?: string | undefined };

/**
 * `GET /r/{accountId}/{widgetId}`: a short link into Messenger, which may have a `payload`. You can print it: its
 * target may change later. [OWN-18]
 */
export function serveRefUrl(app: FastifyInstance, { sql, publicUrl, pagesUrl, limits }: Deps): void {
  const rateLimit = { max: limits.eventsPerWindow, timeWindow: limits.eventsWindowMs };
  app.get<{ Params: OtherWidgetParams }>(
    '/r/:accountId(^\\d{1,15}$)/:widgetId(^\\d{1,15}$)',
    { config: { rateLimit } },
    async (request, reply) => {
      const { params, query } = request;
      const found = await findOtherWidget(sql, {
        params,
        query,
        ownAddress: ownAddressOf(request, pagesUrl ?? publicUrl),
      });
      if (!found) return reply.callNotFound();
      return reply.header('Cache-Control', 'no-store').redirect(found.link);
    },
  );
}
