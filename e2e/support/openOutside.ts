import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { connect, type Socket } from 'node:net';
import { forward } from './forward';
import { listen, shut } from './listen';
import { readSeen, type Seen } from './Seen';
import { selfSignedCertificate } from './selfSignedCertificate';

/** What an outside host answers. */
export interface Reply {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** The rest of the world: every host but loopback, as far as a test lets it exist. */
export interface Outside {
  readonly proxyPort: number;
  /** Every request that went out, announced or not. */
  readonly seen: readonly Seen[];
  /** Announces that a host will be contacted, and what it answers, over http and https. */
  expect(host: string, reply: Reply | ((seen: Seen) => Reply)): void;
  /** Makes a name such as `shop.test` lead to a loopback port. */
  lead(host: string, port: number): void;
  /** What was requested without announcement, or announced and never requested. */
  complaints(): string[];
  close(): Promise<void>;
}

const ok = 200;
const badGateway = 502;
const certificate = selfSignedCertificate('outside.test');

const nameOf = (host: string): string => host.replace(/:\d+$/, '');

function send(
  response: ServerResponse,
  { status = ok, type = 'text/html', headers, body = '' }: Reply,
): void {
  const open = { 'access-control-allow-origin': '*' };
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      ...open,
      ...headers,
    })
    .end(body);
}

/** Directs a CONNECT, whatever host it names, to our own TLS server. */
function tunnel(socket: Socket, port: number): void {
  const inner = connect(port, '127.0.0.1', () => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    inner.pipe(socket).pipe(inner);
  });
  inner.on('error', () => socket.destroy());
  socket.on('error', () => inner.destroy());
  socket.on('close', () => inner.destroy());
}

/** Opens the proxy that receives every browser's outside requests, and the servers behind it. */
export async function openOutside(): Promise<Outside> {
  const seen: Seen[] = [];
  const connected = new Set<string>();
  const replies = new Map<string, Reply | ((seen: Seen) => Reply)>();
  const ways = new Map<string, number>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await readSeen(request);
    const port = ways.get(nameOf(asked.host));
    if (port) return forward(asked, response, { port });
    seen.push(asked);
    const reply = replies.get(nameOf(asked.host)) ?? { status: badGateway };
    return send(response, typeof reply === 'function' ? reply(asked) : reply);
  }
  const handleRequest = (request: IncomingMessage, response: ServerResponse) =>
    void answer(request, response).catch(() => response.destroy());

  const double = createTlsServer(certificate, handleRequest);
  const doublePort = await listen(double);
  const sockets = new Set<Socket>();
  const proxy = createServer(handleRequest).on('connect', (request: IncomingMessage, socket: Socket) => {
    connected.add(nameOf(request.url ?? ''));
    sockets.add(socket);
    tunnel(socket, doublePort);
  });
  const proxyPort = await listen(proxy);

  return {
    proxyPort,
    seen,
    expect: (host, reply) => void replies.set(host, reply),
    lead: (host, port) => void ways.set(host, port),
    complaints: () => complaintsAbout({ seen, connected, expected: replies, led: ways }),
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all([shut(proxy), shut(double)]);
    },
  };
}

interface Traffic {
  seen: readonly Seen[];
  connected: ReadonlySet<string>;
  expected: ReadonlyMap<string, unknown>;
  led: ReadonlyMap<string, unknown>;
}

function complaintsAbout({ seen, connected, expected, led }: Traffic): string[] {
  const asked = new Set(seen.map(({ host }) => nameOf(host)));
  const strange = seen.filter(({ host }) => !expected.has(nameOf(host)));
  const silent = [...connected].filter((host) => !asked.has(host) && !expected.has(host) && !led.has(host));
  const missed = [...expected.keys()].filter((host) => !asked.has(host));
  return [
    ...strange.map(({ method, host, path }) => `unannounced request: ${method} ${host}${path}`),
    ...silent.map((host) => `unannounced connection: ${host}`),
    ...missed.map((host) => `announced but never asked: ${host}`),
  ];
}
