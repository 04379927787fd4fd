import type { FastifyInstance } from 'fastify';
import { type FindAsset, serveAssets } from '../../assets/index';
import { ownAddressOf } from '../../http/index';
import { buildConsolePage, buildFramePage } from '../buildConsolePage';
import { consoleHeaders, frameHeaders } from '../consoleHeaders';
import type { ConsoleBuild } from '../readConsoleBuild';

type Deps = {
  console?: ConsoleBuild | undefined;
  publicUrl: string | undefined;
  findAsset?: FindAsset | undefined;
};

const html = 'text/html; charset=utf-8';

/** `GET /console/*`: the owner's application, which handles all of its addresses itself. [OWN-01, OWN-08, OWN-20] */
export function serveConsole(app: FastifyInstance, { console: build, publicUrl, findAsset }: Deps): void {
  if (build === undefined) return;
  const page = buildConsolePage(build);
  const frame = buildFramePage(build.frame);
  app.get('/console', (_request, reply) => reply.redirect('/console/'));
  app.get('/console/frame', (request, reply) => {
    const ownAddress = ownAddressOf(request, publicUrl);
    if (ownAddress === undefined) return reply.code(400).send({ error: 'The Host header is missing.' });
    return reply.headers(frameHeaders(ownAddress)).type(html).send(frame);
  });
  serveAssets(app, {
    prefix: '/console/assets',
    dir: build.assetsDir,
    // A preview has its own origin, so this server is another one to it.
    headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
    findOther: findAsset,
  });
  app.get<{ Params: { '*': string } }>('/console/*', (request, reply) => {
    const isFile = request.params['*'].includes('.');
    if (isFile) return reply.callNotFound();
    return reply.headers(consoleHeaders).type(html).send(page);
  });
}
