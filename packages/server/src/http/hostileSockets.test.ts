import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { requestLimits } from './pure/requestLimits';

let test: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  test = await openTestApp();
  app = await test.build({
    limits: { ...requestLimits, headersTimeoutMs: 2000, requestTimeoutMs: 2500, socketCheckMs: 20 },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => test.close());

/** Sends something and hangs up; gives what the server said until then. */
async function say(bytes: Buffer): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let said = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    said += part;
  });
  // A refusal may come as a reset.
  socket.on('error', () => undefined);
  socket.end(bytes);
  await once(socket, 'close');
  return said;
}

const body = '{"account_id":1001}';
const sound = [
  'GET /1001.js HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n',
  `POST /pixel/logEvent HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  `POST /api/v1/sign-in HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n2\r\n1}\r\n0\r\n\r\n`,
  'OPTIONS /widget/checkOptin HTTP/1.1\r\nHost: a\r\nOrigin: https://x\r\nAccess-Control-Request-Method: POST\r\n\r\n',
  'GET /console HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
];
/** What parsers trip over. */
const pieces = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  ' ',
  ':',
  'Content-Length: -1\r\n',
  'Content-Length: 99999999999999999999\r\n',
  'Transfer-Encoding: chunked, chunked\r\n',
  'Transfer-Encoding: \x0bchunked\r\n',
  ' folded: 1\r\n',
  'HTTP/9.9',
  '\xff\xfe',
  'ffffffffffffffff\r\n',
  'Expect: 100-continue\r\n',
  'Host: b\r\n',
  '%00',
  '/../../',
  'http://other.example/',
];

describe('malformed requests', () => {
  it('C76 C45 NET-12 whatever arrives on a socket, the server keeps running and serves the next request', {
    timeout: 120_000,
  }, async () => {
    const broken = fc
      .record({
        start: fc.constantFrom(...sound),
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        cut: fc.nat(12),
        piece: fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 8 })),
      })
      .map(({ start, at, cut, piece }) => {
        const place = Math.floor(at * start.length);
        return start.slice(0, place) + piece + start.slice(place + cut);
      });
    await fc.assert(
      fc.asyncProperty(fc.array(broken, { minLength: 8, maxLength: 8 }), async (texts) => {
        const said = await Promise.all(texts.map((text) => say(Buffer.from(text, 'latin1'))));
        for (const answer of said) expect(answer).not.toMatch(/HTTP\/1\.1 5/);
      }),
      { numRuns: 250 },
    );
    expect(await say(Buffer.from('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'))).toContain(
      '{"alive":true}',
    );
    expect(test.lines.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([]);
  });

  it.each([
    ...[
      '/metrics',
      '/debug',
      '/debug/pprof',
      '/admin',
      '/internal',
      '/status',
      '/server-status',
      '/actuator',
      '/env',
    ],
    ...[
      '/.env',
      '/.git/config',
      '/config',
      '/config.json',
      '/package.json',
      '/dump',
      '/heap',
      '/trace',
      '/test',
    ],
    ...[
      '/sandbox',
      '/fb',
      '/twilio',
      '/graphql',
      '/phpinfo.php',
      '/wp-admin',
      '/console/../api',
      '/api',
      '/api/v2',
    ],
  ])('C75 NET-12 offers nothing for operators at %s', async (path) => {
    const answer = await app.inject({ url: path, remoteAddress: '203.0.113.9' });
    expect([path, answer.statusCode]).toEqual([path, 404]);
  });

  it('C75 NET-12 the health checks reveal nothing else', async () => {
    for (const [path, words] of [
      ['/healthz', '{"alive":true}'],
      ['/readyz', '{"ready":true}'],
    ] as const)
      expect((await app.inject({ url: path, remoteAddress: '203.0.113.9' })).body).toBe(words);
  });
});
