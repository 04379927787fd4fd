import { bootstrapPath } from '@beckon/contract';
import type { FastifyInstance } from 'fastify';
import { ownAddressOf } from '../../http/index';
import type { ServingDeps } from './ServingDeps';
import { createTextSender, rememberedOptions, serveRemembered } from './serveRemembered';

/** `GET /widget/bootstrap?page_id=`: the same configuration as data, for a page that set its own. [BOOT-15] */
export function serveBootstrap(app: FastifyInstance, { findConfig, publicUrl }: ServingDeps): void {
  const send = createTextSender({ type: 'application/json', publicUrl });
  serveRemembered(app, (scope) =>
    scope.get<{ Querystring: { page_id?: unknown } }>(
      bootstrapPath,
      rememberedOptions,
      async (request, reply) => {
        reply.header('Access-Control-Allow-Origin', '*');
        const { page_id: pageId } = request.query;
        const host = ownAddressOf(request, publicUrl);
        const isAsked = typeof pageId === 'string' && /^\d{1,15}$/.test(pageId);
        const built = isAsked && host !== undefined ? await findConfig(request, Number(pageId)) : undefined;
        if (built && host !== undefined) return send(request, reply, await built.data(host));
        reply.header('X-Content-Type-Options', 'nosniff');
        if (isAsked && host !== undefined)
          return reply.code(404).send({ error: `Account ${pageId} doesn't exist.` });
        const error = 'page_id must be an account ID, such as page_id=1001.';
        return reply.code(400).send({ error });
      },
    ),
  );
}
