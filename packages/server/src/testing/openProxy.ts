import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The answer instead of the server's; nothing: asks the server. */
type Said = { status: number; retryAfter: string } | undefined;

/** A proxy on its own port in front of a server, which may answer instead of it. */
export async function openProxy(
  target: string,
  speak: (request: IncomingMessage) => Promise<Said>,
): Promise<{ url: string; close: () => void }> {
  const server = createServer(async (request, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const said = await speak(request);
    if (said) {
      answer.writeHead(said.status, { 'retry-after': said.retryAfter, 'content-type': 'application/json' });
      answer.end(JSON.stringify({ error: 'The server is busy.', code: 'busy' }));
      return;
    }
    const { method = 'GET', headers, url } = request;
    const asked = await fetch(`${target}${url}`, {
      method,
      headers: {
        authorization: String(headers.authorization),
        ...(headers['content-type'] && { 'content-type': headers['content-type'] }),
      },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    answer.writeHead(asked.status, { 'content-type': 'application/json' });
    answer.end(await asked.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
