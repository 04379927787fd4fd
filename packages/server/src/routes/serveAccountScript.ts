import type { FastifyInstance } from 'fastify';
import { buildAccountScript, buildUnknownAccountScript } from '../rules/buildAccountScript';
import { accountCacheControl } from '../rules/cacheTimes';
import type { RouteDeps } from './Deps';
import { readOwnAddress } from './readOwnAddress';
import { rememberText } from './rememberText';
import { sendCacheable } from './sendCacheable';

const type = 'text/javascript';

/** Where the scripts of accounts lie. */
export const scriptRoute = '/:pageId(^\\d{1,15}).js';

/** `GET /{pageId}.js`: the configuration of an account, and the loading of the runtime. [OWN-05, BOOT-01] */
export function serveAccountScript(
  app: FastifyInstance,
  { findConfig, publicUrl, visitor }: RouteDeps,
): void {
  const write = rememberText((built, host) =>
    buildAccountScript({ host, ...built.config }, host + visitor.runtimePath),
  );
  app.get<{ Params: { pageId: string } }>(scriptRoute, async (request, reply) => {
    const { pageId } = request.params;
    const host = readOwnAddress(request, publicUrl);
    if (host === undefined) return reply.code(400).send({ error: 'The Host header is missing.' });
    // The configuration repeats the host of the request, so nothing between may mix hosts.
    if (publicUrl === undefined) reply.header('Vary', 'Host');
    const built = await findConfig(request, Number(pageId));
    if (!built) {
      // A browser does not run a script that comes with 404: the sentence would never reach the console.
      return sendCacheable(request, reply, {
        body: buildUnknownAccountScript(pageId),
        type,
        cacheControl: 'no-cache',
      });
    }
    return sendCacheable(request, reply, {
      ...write(built, host),
      type,
      cacheControl: accountCacheControl(publicUrl !== undefined),
    });
  });
}
