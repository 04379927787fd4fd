import { framesPath } from '@beckon/contract';
import type { FastifyInstance } from 'fastify';
import { ownAddressOf } from '../../http/index';
import type { ServingDeps } from './ServingDeps';
import { createTextSender, rememberedOptions, serveRemembered } from './serveRemembered';

/** What a cached script of another version gets: with an error, the browser would write one to the console of the host page. */
const drawNothing = 'const no=()=>{};\nexport const createFramer=()=>({draw:no,finish:no,drop:no});\n';
const headersOfNone = {
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const name = /^(\d{1,15})\.[\w-]+(?:\.ios)?\.js$/;

/**
 * `GET /widget/frames/{pageId}.{hash}.js`: how an account's phone forms first look. Only the files that its script names now: others
 * may not match the runtime, which then draws alone, so they draw nothing. [LOAD-21, OWN-05]
 */
export function serveFrames(app: FastifyInstance, { findConfig, publicUrl }: ServingDeps): void {
  const send = createTextSender({ type: 'text/javascript', publicUrl, isForGood: true });
  serveRemembered(app, (scope) =>
    scope.get<{ Params: { file: string } }>(
      `${framesPath}/:file`,
      rememberedOptions,
      async (request, reply) => {
        const { file } = request.params;
        const [, pageId] = name.exec(file) ?? [];
        const host = ownAddressOf(request, publicUrl);
        const built = pageId && host !== undefined ? await findConfig(request, Number(pageId)) : undefined;
        const frames = host === undefined ? undefined : await built?.frames(host);
        const text = frames?.[file];
        if (text) return send(request, reply, text);
        if (pageId === undefined) return reply.header('Cache-Control', 'no-store').callNotFound();
        // Another server may have it.
        reply.headers(headersOfNone);
        if (built) return reply.type('text/javascript; charset=utf-8').send(drawNothing);
        return reply.callNotFound();
      },
    ),
  );
}
