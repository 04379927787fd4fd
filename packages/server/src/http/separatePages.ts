import type { FastifyInstance } from 'fastify';
import type { OwnAddresses } from './ownAddressOf';

/**
 * Owners' pages: landing pages, links into Messenger, and their codes. And sample sites, whose scripts nothing restricts. Routes, not
 * addresses: those can be written in many ways.
 */
const pages = /^\/(?:[lrm]\/|sites(?:\/|$))/;
/** Pictures and styles of sample sites: our own pages show them too, where they may only be of this server. */
const looks = /^\/sites\/(?:[\w-]+\/)*[\w-]+\.(?:css|svg)(?:\?|$)/;
/** What those pages load and call, and what a load balancer asks. */
const parts = /^\/(?::\w+[^/]*\.js|assets\/|widget[./]|pixel[./]|about|healthz|readyz)/;
/** Where sample sites link to: of the rest of the server, only these paths lead from the host of pages to ours. */
const entries: ReadonlySet<string> = new Set(['/', '/console', '/console/', '/sandbox', '/sandbox/']);
const permanentRedirect = 308;

/**
 * Gives owners' pages and sample sites a host name of their own: the console and the API don't exist there, so nothing on such a page is of
 * their origin, and pages at the server's own name move there. Links from there to the console's front door lead back. Other names stay as they are: a proxy may not pass ours on. [OWN-18, OWN-19, OWN-20]
 */
export function separatePages(app: FastifyInstance, { publicUrl, pagesUrl }: OwnAddresses): void {
  if (publicUrl === undefined || pagesUrl === undefined) return;
  const [own, other] = [publicUrl, pagesUrl].map((url) => new URL(url).host);
  app.addHook('onRequest', (request, reply, done) => {
    const host = request.headers.host?.toLowerCase();
    const { url: route = '' } = request.routeOptions;
    const isPage = pages.test(route);
    if (host === own && isPage && !looks.test(request.url)) {
      reply.redirect(`${pagesUrl}${request.url}`, permanentRedirect);
      return;
    }
    const [path = ''] = request.url.split('?');
    if (host === other && request.method === 'GET' && entries.has(path)) {
      reply.redirect(`${publicUrl}${path}`);
      return;
    }
    if (host === other && !isPage && !parts.test(route)) reply.callNotFound();
    else done();
  });
}
