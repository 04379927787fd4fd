import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { listen, shut } from '../../e2e/support/listen';
import type { BenchPage } from './BenchPage';
import { hostHtml } from './hostHtml';

const maxAgeS = 3600;
const types = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };
type Answer = { type: string; body: Buffer; cacheControl: string };

/** The address of a page on the bench's own server. */
export const addressOf = (origin: string, { id }: BenchPage): string => `${origin}/page/${id}`;

/** Serves the host pages, the yardsticks and the peers on an origin of their own, compressed as a CDN would. */
export async function servePages(
  pages: readonly BenchPage[],
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const answers = new Map<string, Answer>();
  for (const page of pages) {
    const html = brotliCompressSync(hostHtml(page));
    answers.set(`/page/${page.id}`, { type: types.html, body: html, cacheControl: 'no-store' });
    for (const [name, text] of Object.entries(page.files ?? {}))
      answers.set(`/files/${page.id}/${name}`, {
        type: name.endsWith('.css') ? types.css : types.js,
        body: brotliCompressSync(text),
        cacheControl: `public, max-age=${maxAgeS}`,
      });
  }
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (!answer) return response.writeHead(404).end();
    const { type, body, cacheControl } = answer;
    return response
      .writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': cacheControl })
      .end(body);
  });
  return { origin: `http://127.0.0.1:${await listen(server)}`, stop: () => shut(server) };
}
