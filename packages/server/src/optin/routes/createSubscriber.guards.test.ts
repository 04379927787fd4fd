import { calls } from '@beckon/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '../../database/testing/index';
import { requestLimits } from '../../http/pure/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';

const { path } = calls.createSubscriberByPhoneNumber;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const bodyOfSize = (bytes: number) => {
  const empty = JSON.stringify(buildPhoneBody({ padding: '' }));
  return JSON.stringify(buildPhoneBody({ padding: 'x'.repeat(bytes - empty.length) }));
};

describe('the guards of createSubscriberByPhoneNumber', () => {
  it('NET-11 answers a preflight with 204 and repeats the origin, without credentials', async () => {
    const headers = { origin: 'https://shop.example.com', 'access-control-request-method': 'POST' };
    const answer = await test.app.inject({ method: 'OPTIONS', url: path, headers });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.example.com',
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'Content-Type',
      'access-control-max-age': '86400',
    });
    expect(answer.headers['vary']).toContain('Origin');
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  });

  it.each([
    ['https://shop.example.com', 'https://shop.example.com'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['https://evil.test', 'https://evil.test'],
    ['null', 'null'],
    ['https://evil.test/path', undefined],
    ['file://', undefined],
    ['https://a b', undefined],
  ])('NET-11 a page on %s can read the answer: %s', async (origin, echoed) => {
    const answer = await postPhone(test.app, buildPhoneBody(), { origin });
    expect(answer.headers['access-control-allow-origin']).toBe(echoed);
    expect(answer.headers['vary']).toContain('Origin');
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('NET-11 an error can be read across origins too', async () => {
    const answer = await postPhone(test.app, '{');
    expect(answer.headers['access-control-allow-origin']).toBe('https://shop.example.com');
  });

  it('NET-12 takes the same JSON as plain text, as a beacon sends it', async () => {
    const answer = await postPhone(test.app, buildPhoneBody(), {
      'content-type': 'text/plain;charset=UTF-8',
    });
    expect(answer.json()).toEqual({ state: true, errors: [] });
  });

  it.each([
    ['no JSON', '{"account_id":', 'application/json', 400],
    ['no JSON as text', 'hello', 'text/plain', 400],
    ['nothing', '', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['a prototype', '{"__proto__":{"x":1}}', 'application/json', 400],
    ['a prototype as text', '{"__proto__":{"x":1}}', 'text/plain', 400],
    ['a constructor', '{"constructor":{"prototype":{}}}', 'application/json', 400],
    ['a deep nest', '['.repeat(8000) + ']'.repeat(8000), 'application/json', 400],
    ['a form', 'account_id=1001', 'application/x-www-form-urlencoded', 415],
    ['one byte too many', bodyOfSize(requestLimits.smsBodyBytes + 1), 'application/json', 413],
    ['one byte too many as text', bodyOfSize(requestLimits.smsBodyBytes + 1), 'text/plain', 413],
  ])('NET-12 rejects a body that is %s', async (_title, body, type, status) => {
    const answer = await postPhone(test.app, body, { 'content-type': type });
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json())).toEqual(['error']);
  });

  it('NET-12 reads a body of exactly the limit', async () => {
    expect((await postPhone(test.app, bodyOfSize(requestLimits.smsBodyBytes))).statusCode).toBe(200);
  });

  it.each(['account_id', 'widget_id', 'phone_number', 'session_id', 'widget_sign'])(
    'NET-12 %s missing, empty or of a wrong type is 400, never 500',
    async (name) => {
      for (const value of [undefined, null, '', [], {}, ['1001'], true, 1e300, '\u0000', 'x'.repeat(5000)]) {
        const answer = await postPhone(test.app, buildPhoneBody({ [name]: value }));
        // A phone number with odd characters is still text that a visitor may have typed.
        const isText = name === 'phone_number' || name === 'widget_sign';
        expect([String(value), answer.statusCode]).toEqual([
          String(value),
          isText && value === '\u0000' ? 200 : 400,
        ]);
      }
    },
  );

  it('NET-12 limits numbers per address and minute without blocking another address', async () => {
    const app = await test.build({ limits: { ...requestLimits, smsPerWindow: 3 } });
    const from = (remoteAddress: string) =>
      app.inject({ method: 'POST', url: path, remoteAddress, payload: buildPhoneBody() });
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await from('203.0.113.7')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await from('203.0.113.7')).json()).toEqual({
      state: false,
      errors: [expect.stringMatching(/^Too many requests .* try again\.$/)],
    });
    expect((await from('203.0.113.8')).statusCode).toBe(200);
    // All addresses of one IPv6 network count as one.
    const network = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4'];
    const results = [];
    for (const address of network) results.push((await from(address)).statusCode);
    expect(results).toEqual([200, 200, 200, 429]);
  });

  it('C33 a forged X-Forwarded-For does not make a new visitor unless the proxy is trusted', async () => {
    const limits = { ...requestLimits, smsPerWindow: 1 };
    const [open, behind] = [await test.build({ limits }), await test.build({ limits, trustProxy: 1 })];
    const statuses = async (app: typeof open) => {
      const first = await postPhone(app, buildPhoneBody(), { 'x-forwarded-for': '198.51.100.1' });
      const second = await postPhone(app, buildPhoneBody(), { 'x-forwarded-for': '198.51.100.2' });
      const third = await postPhone(app, buildPhoneBody(), { 'x-forwarded-for': '192.0.2.9, 198.51.100.2' });
      return [first, second, third].map(({ statusCode }) => statusCode);
    };
    expect(await statuses(open)).toEqual([200, 429, 429]);
    expect(await statuses(behind)).toEqual([200, 200, 429]);
  });

  it('NET-12 answers 503 with Retry-After while the database is down', async () => {
    const sql = openPool('postgres://nobody:x@127.0.0.1:1/none');
    const app = await test.build({ sql });
    const answer = await postPhone(app);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toEqual({
      state: false,
      errors: [expect.stringMatching(/busy or restarting/)],
    });
    expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await sql.end();
  });

  it('D05 answers 503 in time if the database hangs', async () => {
    const app = await test.build({ limits: { ...requestLimits, handlerTimeoutMs: 200 } });
    await test.sql.begin(async (transaction) => {
      await transaction`lock table subscribers in exclusive mode`;
      const answer = await postPhone(app);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.json()).toMatchObject({ state: false });
    });
  });
});
