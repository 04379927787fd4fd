import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A request that one of our servers saw. */
export interface Seen {
  method: string;
  host: string;
  /** Path with query. */
  path: string;
  atMs: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Reads a request to its end. */
export async function readSeen(request: IncomingMessage): Promise<Seen> {
  const atMs = Date.now();
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const { method = 'GET', headers, url = '/' } = request;
  // A proxy receives the whole address, any other server the path.
  const { host, pathname, search } = new URL(url, `http://${headers.host}`);
  return {
    method,
    host,
    path: pathname + search,
    atMs,
    headers,
    body: Buffer.concat(pieces).toString(),
  };
}
