import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RequestLimits, requestLimits } from './http/pure/index';
import { testRuntime } from './testing/makeInstallation';
import { openTestApp, type TestApp } from './testing/openTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('the files and pages of the server', () => {
  it('LOAD-27 GET /widget.js is the runtime at its stable address', async () => {
    const answer = await test.app.inject('/widget.js');
    expect([answer.statusCode, answer.body]).toEqual([200, testRuntime]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    const headers = { 'if-none-match': String(answer.headers['etag']) };
    expect((await test.app.inject({ url: '/widget.js', headers })).statusCode).toBe(304);
  });

  it('GET /assets/* may be cached forever and loaded from any site', async () => {
    const answer = await test.app.inject('/assets/widget-abc123.js');
    expect([answer.statusCode, answer.body]).toEqual([200, testRuntime]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-type']).toMatch(/javascript/);
  });

  it.each(['/assets/widget-abc123.js', '/widget.js'])('%s travels compressed', async (url) => {
    const answer = await test.app.inject({ url, headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['vary']).toMatch(/accept-encoding/i);
    expect(answer.rawPayload.length).toBeLessThan(testRuntime.length / 2);
  });

  it('a missing asset is 404 and is not cached', async () => {
    const answer = await test.app.inject('/assets/gone.js');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each([
    ['/', 200],
    ['/sites', 302],
    ['/sites/', 200],
    ['/sites/shop/', 200],
    ['/sites/none/', 404],
  ])('OWN-20 GET %s is %d', async (url, status) => {
    const answer = await test.app.inject(url);
    expect(answer.statusCode).toBe(status);
    if (status === 302) expect(answer.headers['location']).toBe('/sites/');
  });

  it('OWN-20 GET / introduces the product, and leads to the console where there are no sample sites', async () => {
    expect((await test.app.inject('/')).body).toContain('<h1>Home</h1>');
    const bare = await test.build({ sitesDir: undefined });
    expect((await bare.inject('/')).headers['location']).toBe('/console/');
  });

  it('C52 pages carry the security headers and keep the referrer, which proves the page of a consent', async () => {
    const { headers } = await test.app.inject('/sites/shop/');
    expect(headers).toMatchObject({
      'content-security-policy': "base-uri 'self'; object-src 'none'; frame-ancestors 'self'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    const secure = await test.build({ publicUrl: 'https://widgets.example' });
    expect((await secure.inject('/sites/')).headers).toHaveProperty('strict-transport-security');
  });

  it('GET /healthz and /readyz report that the process is alive and accepts visitors', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ alive: true });
    expect((await test.app.inject('/readyz')).json()).toEqual({ ready: true });
  });

  it('GET /readyz fails while a migration is missing', async () => {
    const app = await test.build({ migrations: [{ name: '9999_later.sql', text: '', checksum: '' }] });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
  });
});

describe('the limits of the server on a real socket', () => {
  const send = async (text: string, overrides: Partial<RequestLimits> = {}) => {
    const app = await test.build({ limits: { ...requestLimits, ...overrides } });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    let said = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      said += part;
    });
    socket.write(text);
    await once(socket, 'close');
    return said;
  };
  const quick = { headersTimeoutMs: 100, requestTimeoutMs: 200, socketCheckMs: 20 };
  const post =
    'POST /widget/createSubscriberByPhoneNumber HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n';

  it.each([
    [
      'headers above 8 KiB',
      `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(9000)}\r\n\r\n`,
      {},
      431,
    ],
    ['headers that never end', 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n', quick, 408],
    ['a body that never ends', `${post}Content-Length: 100\r\n\r\n{`, quick, 408],
    ['two lengths', `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{`, {}, 400],
    ['a length beside chunks', `${post}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n{`, {}, 400],
    ['no HTTP at all', 'hello\r\n\r\n', {}, 400],
  ])('C42 C45 %s: closes the socket', async (_title, text, overrides, status) => {
    expect(await send(text, overrides)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});
