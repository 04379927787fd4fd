import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { widgetTypes } from '@beckon/contract/widgetTypes';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

type Deps = { sitesDir: string | undefined; builtSitesDir: string | undefined };

const pageHeaders = {
  'Cache-Control': 'no-cache',
  // Host pages are written like customers' pages, so their scripts and styles are not restricted.
  'Content-Security-Policy': "base-uri 'self'; object-src 'none'; frame-ancestors 'self'",
};
const served = {
  decorateReply: false,
  redirect: true,
  cacheControl: false,
  dotfiles: 'ignore',
  setHeaders: (reply) => {
    for (const [name, value] of Object.entries(pageHeaders)) reply.setHeader(name, value);
  },
} as const satisfies Omit<FastifyStaticOptions, 'root'>;

/** The gallery shows every type, so it asks for the table of types. [OWN-21, ENT-02] */
const galleryTypes = `export const widgetTypes = ${JSON.stringify(widgetTypes)};`;

/** `GET /`: what the product is, or the console where an installation has no sample sites; `GET /sites/*`: those sites. [OWN-20] */
export function serveSites(app: FastifyInstance, { sitesDir, builtSitesDir }: Deps): void {
  const home = sitesDir && join(sitesDir, 'home', 'index.html');
  const page = home && existsSync(home) ? readFileSync(home, 'utf8') : undefined;
  app.get('/', (_request, reply) =>
    page
      ? reply.headers(pageHeaders).type('text/html; charset=utf-8').send(page)
      : reply.redirect('/console/'),
  );
  if (sitesDir === undefined) return;
  app.get('/sites', (_request, reply) => reply.redirect('/sites/'));
  app.register(fastifyStatic, { ...served, root: sitesDir, prefix: '/sites/' });
  app.get('/sites/gallery/types.js', (_request, reply) =>
    reply.headers(pageHeaders).type('text/javascript; charset=utf-8').send(galleryTypes),
  );
  if (builtSitesDir === undefined) return;
  for (const name of readdirSync(builtSitesDir)) serveApplication(app, join(builtSitesDir, name), name);
}

/** An application handles all of its addresses itself: those without a file get its one page. */
function serveApplication(app: FastifyInstance, root: string, name: string): void {
  const prefix = `/sites/${name}/`;
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  app.register(fastifyStatic, { ...served, root, prefix, wildcard: false });
  app.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) => {
    const isFile = request.params['*'].includes('.');
    if (isFile) return reply.callNotFound();
    return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(page);
  });
}
