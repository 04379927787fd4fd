import type { FastifyInstance } from 'fastify';
import { ownAddressOf, sendCacheable } from '../../http/index';
import { buildUnknownAccountScript } from '../pure/buildAccountScript';
import type { ServingDeps } from './ServingDeps';
import { createTextSender, rememberedOptions, serveRemembered } from './serveRemembered';

const type = 'text/javascript';

/** The path of account scripts. */
export const scriptRoute = '/:pageId(^\\d{1,15}).js';

/** `GET /{pageId}.js`: the configuration of an account, and the loading of the runtime. [OWN-05, BOOT-01] */
export function serveAccountScript(app: FastifyInstance, { findConfig, publicUrl }: ServingDeps): void {
  const send = createTextSender({ type, publicUrl });
  serveRemembered(app, (scope) =>
    scope.get<{ Params: { pageId: string } }>(scriptRoute, rememberedOptions, async (request, reply) => {
      const { pageId } = request.params;
      const host = ownAddressOf(request, publicUrl);
      if (host === undefined) return reply.code(400).send({ error: 'The Host header is missing.' });
      const built = await findConfig(request, Number(pageId));
      if (built) return send(request, reply, await built.script(host));
      // A browser doesn't run a script with status 404: the sentence would never reach the console.
      const body = buildUnknownAccountScript(pageId);
      return sendCacheable(request, reply, { body, type, cacheControl: 'no-cache' });
    }),
  );
}
