import { gzipSync } from 'node:zlib';
import type { Visit } from './sumVisits';

const isCode = (url: string): boolean => /\.(?:js|mjs|css)$/.test(new URL(url).pathname);

/**
 * Fetches every script and style sheet that the visits requested, and returns the gzip bytes of each address; other addresses
 * weigh nothing.
 */
export async function createScale(visits: readonly Visit[]): Promise<(url: string) => number> {
  const urls = new Set(visits.flatMap(({ resources }) => resources.map(({ url }) => url)).filter(isCode));
  const bytes = new Map<string, number>();
  for (const url of urls) {
    // Files on a vendor's own host can't be reached here; the page couldn't reach them either.
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) bytes.set(url, gzipSync(await answer.arrayBuffer(), { level: 9 }).length);
  }
  return (url) => bytes.get(url) ?? 0;
}
