import type { FastifyInstance } from 'fastify';
import type { OwnAddresses } from './ownAddressOf';

/** Owners' pages: landing pages, links into Messenger, and their codes. Routes, not addresses: those can be written in many ways. */
const pages = /^\/[lrm]\//;
/** What those pages load and call, and what a load balancer asks. */
const parts = /^\/(?::\w+[^/]*\.js|assets\/|widget[./]|pixel[./]|about|healthz|readyz)/;
const pictures = '/sites/art/';
const permanentRedirect = 308;

/**
 * Gives owners' pages a host name of their own: the console and the API don't exist there, so nothing on such a page is of their origin, and
 * pages at the server's own name move there. Other names stay as they are: a proxy may not pass ours on. [OWN-18, OWN-19, OWN-20]
 */
export function separatePages(app: FastifyInstance, { publicUrl, pagesUrl }: OwnAddresses): void {
  if (publicUrl === undefined || pagesUrl === undefined) return;
  const [own, other] = [publicUrl, pagesUrl].map((url) => new URL(url).host);
  app.addHook('onRequest', (request, reply, done) => {
    const host = request.headers.host?.toLowerCase();
    const { url: route = '' } = request.routeOptions;
    const isPage = pages.test(route);
    if (host === own && isPage) {
      reply.redirect(`${pagesUrl}${request.url}`, permanentRedirect);
      return;
    }
    const isPart = parts.test(route) || request.url.startsWith(pictures);
    if (host === other && !isPage && !isPart) reply.callNotFound();
    else done();
  });
}
