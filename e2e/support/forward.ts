import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Seen } from './Seen';
import type { ServedPage } from './withRecorder';

/** Where a request is forwarded, and what happens to a page on its way back. */
export interface Way {
  port: number;
  rewrite?: ((page: ServedPage) => ServedPage) | undefined;
  /** Where the request comes from, as a proxy reports it. */
  visitorIp?: string | undefined;
}

const badGateway = 502;

async function passOn(answer: IncomingMessage, response: ServerResponse, { rewrite }: Way): Promise<void> {
  const status = answer.statusCode ?? badGateway;
  if (!rewrite || !answer.headers['content-type']?.startsWith('text/html')) {
    response.writeHead(status, answer.headers);
    answer.pipe(response);
    return;
  }
  const { 'content-length': _, 'transfer-encoding': __, ...kept } = answer.headers;
  const { html, headers } = rewrite({
    html: await text(answer),
    headers: kept,
  });
  response.writeHead(status, headers).end(html);
}

/** Forwards a request to another loopback port, and returns the answer. */
export function forward({ method, path, headers, body }: Seen, response: ServerResponse, way: Way): void {
  const { 'transfer-encoding': _, 'accept-encoding': encoding, ...kept } = headers;
  const onward = request({
    host: '127.0.0.1',
    port: way.port,
    // A connection kept open may be closed by the server just when it is used again.
    agent: false,
    method,
    path,
    headers: {
      ...kept,
      ...(way.visitorIp && { 'x-forwarded-for': way.visitorIp }),
      ...(body && { 'content-length': Buffer.byteLength(body) }),
      // A page that will be rewritten must arrive uncompressed.
      ...(encoding &&
        !(way.rewrite && headers.accept?.includes('text/html')) && {
          'accept-encoding': encoding,
        }),
    },
  });
  onward.once('response', (answer) => passOn(answer, response, way).catch(() => response.destroy()));
  onward.once('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(badGateway).end();
  });
  response.once('close', () => onward.destroy());
  onward.end(body);
}
