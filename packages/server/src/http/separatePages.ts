import type { FastifyInstance } from 'fastify';

/** Owners' pages: landing pages, links into Messenger, and their codes. */
const pages = /^\/[lrm]\//;
/** What those pages load and call, the sample's pictures, and what a load balancer asks. */
const parts = /^\/(?:\d+\.js|assets\/|sites\/art\/|widget[./]|pixel[./]|about|healthz|readyz)/;
const movedFor = 308;

/** The two addresses of an installation. */
export type Addresses = { publicUrl: string | undefined; pagesUrl?: string | undefined };

/**
 * Gives owners' pages a host name of their own: the console and the API don't exist there, so nothing on such a page is of their origin, and
 * pages at the server's own name move there. Other names stay as they are: a proxy may not pass ours on. [OWN-18, OWN-19, OWN-20]
 */
export function separatePages(app: FastifyInstance, { publicUrl, pagesUrl }: Addresses): void {
  if (publicUrl === undefined || pagesUrl === undefined) return;
  const [own, other] = [publicUrl, pagesUrl].map((url) => new URL(url).host);
  app.addHook('onRequest', (request, reply, done) => {
    const host = request.headers.host?.toLowerCase();
    const isPage = pages.test(request.url);
    if (host === own && isPage) {
      reply.redirect(`${pagesUrl}${request.url}`, movedFor);
      return;
    }
    if (host === other && !isPage && !parts.test(request.url)) reply.callNotFound();
    else done();
  });
}
