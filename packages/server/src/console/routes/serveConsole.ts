import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ownAddressOf } from '../../http/index';
import { cacheTimes } from '../../http/pure/index';
import { buildConsolePage, buildFramePage } from '../buildConsolePage';
import { consoleHeaders, frameHeaders } from '../consoleHeaders';
import type { ConsoleBuild } from '../readConsoleBuild';

type Deps = { console?: ConsoleBuild | undefined; publicUrl: string | undefined };

const html = 'text/html; charset=utf-8';

/** `GET /console/*`: the owner's application, which handles all of its addresses itself. [OWN-01, OWN-08, OWN-20] */
export function serveConsole(app: FastifyInstance, { console: build, publicUrl }: Deps): void {
  if (build === undefined) return;
  const page = buildConsolePage(build);
  const frame = buildFramePage(build.frame);
  app.get('/console', (_request, reply) => reply.redirect('/console/'));
  app.get('/console/frame', (request, reply) => {
    const ownAddress = ownAddressOf(request, publicUrl);
    if (ownAddress === undefined) return reply.code(400).send({ error: 'The Host header is missing.' });
    return reply.headers(frameHeaders(ownAddress)).type(html).send(frame);
  });
  app.register(fastifyStatic, {
    root: build.assetsDir,
    prefix: '/console/assets/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply) => {
      reply.setHeader('Cache-Control', `public, max-age=${cacheTimes.assetMaxAgeS}, immutable`);
      // A preview has its own origin, so this server is another one to it.
      reply.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    },
  });
  app.get<{ Params: { '*': string } }>('/console/*', (request, reply) => {
    const isFile = request.params['*'].includes('.');
    if (isFile) return reply.callNotFound();
    return reply.headers(consoleHeaders).type(html).send(page);
  });
}
