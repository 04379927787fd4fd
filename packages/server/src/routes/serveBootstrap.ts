import { bootstrapPath } from '@beckon/contract';
import type { FastifyInstance } from 'fastify';
import { accountCacheControl } from '../rules/cacheTimes';
import type { RouteDeps } from './Deps';
import { readOwnAddress } from './readOwnAddress';
import { rememberText } from './rememberText';
import { sendCacheable } from './sendCacheable';

/** `GET /widget/bootstrap?page_id=`: the same configuration as data, for a page that set its own. [BOOT-15] */
export function serveBootstrap(app: FastifyInstance, { findConfig, publicUrl }: RouteDeps): void {
  const write = rememberText((built, host) => JSON.stringify({ host, ...built.config }));
  app.get<{ Querystring: { page_id?: unknown } }>(bootstrapPath, async (request, reply) => {
    reply.header('Access-Control-Allow-Origin', '*');
    const { page_id: pageId } = request.query;
    const host = readOwnAddress(request, publicUrl);
    if (typeof pageId !== 'string' || !/^\d{1,15}$/.test(pageId) || host === undefined) {
      return reply
        .code(400)
        .send({ error: 'page_id must be the number of an account, such as page_id=1001.' });
    }
    if (publicUrl === undefined) reply.header('Vary', 'Host');
    const built = await findConfig(request, Number(pageId));
    if (!built) return reply.code(404).send({ error: `There is no account ${pageId}.` });
    return sendCacheable(request, reply, {
      ...write(built, host),
      type: 'application/json',
      cacheControl: accountCacheControl(publicUrl !== undefined),
    });
  });
}
