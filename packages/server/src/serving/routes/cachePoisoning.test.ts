import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

/** Headers that some servers repeat in an answer which a cache then serves to everyone. */
const headers = [
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-scheme',
  'x-forwarded-server',
  'x-host',
  'x-http-host-override',
  'x-original-url',
  'x-rewrite-url',
  'x-original-host',
  'x-http-method-override',
  'forwarded',
  'origin',
  'referer',
  'user-agent',
  'cookie',
  'accept-language',
  'x-beckon',
];
const values = [
  'evil.example',
  'https://evil.example',
  '//evil.example/x',
  'host=evil.example',
  '"><script>',
  '1',
  '',
];
const kept = ['/1001.js', '/widget.js', '/sites/'];

const ask = async (app: FastifyInstance, url: string, sent: Record<string, string> = {}) => {
  const {
    statusCode,
    headers: got,
    body,
  } = await app.inject({ url, headers: { host: 'shop.test', ...sent } });
  return { statusCode, vary: got['vary'], etag: got['etag'], cache: got['cache-control'], body };
};

describe('answers that caches keep', () => {
  it.each([
    ['directly', false],
    ['behind a proxy', 1],
  ] as const)('C56 OWN-05 %s: no header of one visitor comes back to another', async (_title, trustProxy) => {
    const app = await test.build({ trustProxy });
    let tried = 0;
    for (const url of kept) {
      const clean = await ask(app, url);
      for (const name of headers) {
        for (const value of values) {
          const { body, statusCode } = await ask(app, `${url}`, { [name]: value });
          // Behind a proxy, the proxy decides the address, and the caches in front of it know that.
          if (trustProxy === false)
            expect([name, value, body.includes('evil.example')]).toEqual([name, value, false]);
          expect([name, value, statusCode]).toEqual([name, value, clean.statusCode]);
          tried += 1;
        }
        expect([name, await ask(app, url)]).toEqual([name, clean]);
      }
    }
    expect(tried).toBeGreaterThan(200);
  });

  it('C56 OWN-05 no cache keeps an error', async () => {
    for (const url of [
      '/999999999.js',
      '/assets/none.js',
      '/1001.js?x=%ff',
      '/r/none',
      '/m/1/1.png',
      '/api/v1/session',
    ]) {
      const { statusCode, cache } = await ask(test.app, url);
      if (statusCode < 400) continue;
      expect([url, statusCode, /no-store|no-cache|max-age=0|^$/.test(cache ?? '')]).toEqual([
        url,
        statusCode,
        true,
      ]);
    }
  });
});
