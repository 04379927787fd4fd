import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { requestLimits } from './pure/requestLimits';

let test: TestApp;
let app: FastifyInstance;
let sitesDir = '';
/** More than the buffers of both ends take. */
const pageBytes = 48_000_000;
const quick = {
  ...requestLimits,
  headersTimeoutMs: 2500,
  requestTimeoutMs: 2500,
  idleSocketMs: 1500,
  socketCheckMs: 50,
};

beforeAll(async () => {
  test = await openTestApp();
  sitesDir = mkdtempSync(join(tmpdir(), 'beckon-slow-'));
  writeFileSync(join(sitesDir, 'big.txt'), Buffer.alloc(pageBytes, 'x'));
  app = await test.build({ limits: quick, sitesDir });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await test.close();
  rmSync(sitesDir, { recursive: true, force: true });
});

/** How many connections the server holds. */
const countSockets = () =>
  new Promise<number>((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

const open = async (text: string): Promise<Socket> => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  // A client that is cut off in the middle of a word notices it one way or another.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
};
const post = 'POST /widget/createSubscriberByPhoneNumber HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\n';

describe('slow clients', () => {
  it.each([
    [false, '10'],
    [1, '72'],
    [['10.0.0.0/8'], '72'],
  ] as const)(
    'D15 OWN-20 behind the proxies %j an idle connection stays open for %s s',
    async (trustProxy, seconds) => {
      const one = await test.build({ trustProxy: trustProxy as number });
      await one.listen({ host: '127.0.0.1', port: 0 });
      const { port } = one.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1').setEncoding('utf8');
      socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n');
      const [said] = (await once(socket, 'data')) as [string];
      expect(said).toContain(`timeout=${seconds}\r\n`);
      socket.destroy();
    },
  );

  it('C43 NET-12 cuts off a body that arrives letter by letter when the request takes too long', async () => {
    const socket = await open(`${post}Content-Length: 10000\r\n\r\n{`);
    const drip = setInterval(() => socket.writable && socket.write(' '), 20);
    let said = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
    await once(socket, 'close');
    clearInterval(drip);
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('C43 NET-12 drops a client that does not read the answer, and keeps serving the others', async () => {
    const deaf = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const socket = await open('GET /sites/big.txt HTTP/1.1\r\nHost: a\r\n\r\n');
        return socket.pause();
      }),
    );
    const listener = await open('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect(String(await once(listener, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
    await expect.poll(countSockets).toBe(0);
    // A client that reads after all gets what was on its way, and then the end: long before the end of the page.
    for (const socket of deaf) {
      let bytes = 0;
      socket.on('data', (part) => {
        bytes += part.length;
      });
      await once(socket.resume(), 'close');
      expect(bytes).toBeLessThan(pageBytes);
    }
  });
});
