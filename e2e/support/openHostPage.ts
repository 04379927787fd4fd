import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, shut } from './listen';
import type { Outside } from './openOutside';
import { readSeen, type Seen } from './Seen';
import type { ServedPage } from './withRecorder';

/** Where and how a host page is served. */
export interface HostPageOptions {
  path?: string;
  /** The name to visit it under, such as `shop.test`; otherwise loopback. */
  host?: string;
  headers?: Record<string, string>;
}

/** A customer's site on a separate origin. */
export interface HostPage {
  readonly origin: string;
  /** Every request that the site received. */
  readonly seen: readonly Seen[];
  /** Serves a document, or the content of a body; returns the address to visit. */
  serve(html: string, options?: HostPageOptions): string;
  close(): Promise<void>;
}

const noContent = 204;
const notFound = 404;

/** Content of a body gets a document around it. */
const documentOf = (html: string): string =>
  /^\s*<(!doctype|html)/i.test(html)
    ? html
    : `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host page</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head><body>${html}</body></html>`;

/** Opens an empty site; `rewrite` is applied to each of its pages. */
export async function openHostPage(
  outside: Pick<Outside, 'lead'>,
  rewrite: (page: ServedPage) => ServedPage = (page) => page,
): Promise<HostPage> {
  const seen: Seen[] = [];
  const pages = new Map<string, ServedPage>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await readSeen(request);
    seen.push(asked);
    const page = pages.get(asked.path.replace(/\?.*/, ''));
    if (page && asked.method === 'GET') response.writeHead(200, page.headers).end(page.html);
    // Reports are accepted, and a missing icon is not an error of the page.
    else
      response
        .writeHead(asked.method === 'POST' || asked.path === '/favicon.ico' ? noContent : notFound)
        .end();
  }
  const server = createServer((request, response) => void answer(request, response));
  const port = await listen(server);
  const origin = `http://127.0.0.1:${port}`;

  return {
    origin,
    seen,
    serve(html, { path = '/', host, headers = {} } = {}) {
      const type = { 'content-type': 'text/html; charset=utf-8' };
      pages.set(path, rewrite({ html: documentOf(html), headers: { ...type, ...headers } }));
      if (host) outside.lead(host, port);
      return host ? `http://${host}${path}` : origin + path;
    },
    close: () => shut(server),
  };
}
