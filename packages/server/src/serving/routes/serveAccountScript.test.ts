import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseBootstrap, type Widget } from '@beckon/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAccount, insertWidget } from '../../accounts/index';
import { openPool } from '../../database/testing/index';
import { requestLimits } from '../../http/pure/index';
import { sampleAccount, sampleWidgets } from '../../sample/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { parseAccountConfig, parseAccountFacts } from '../../testing/parseAccountConfig';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';
import { trimWidget } from '../pure/trimWidget';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('GET /{pageId}.js', () => {
  it('OWN-05 BOOT-01 carries the configuration of the sample account, which the contract reads', async () => {
    const answer = await test.app.inject({ url: '/1001.js', headers: { host: 'widgets.test:3000' } });
    expect(answer.statusCode).toBe(200);
    const config = parseAccountConfig(answer.body);
    expect(config).toMatchObject({
      host: 'http://widgets.test:3000',
      pageId: '1001',
      page_name: 'Fern & Fig',
    });
    const parsed = parseBootstrap(config);
    expect(parsed.ok && parsed.rejected).toEqual([]);
    expect(
      parsed.ok &&
        parsed.widgets?.map(({ widget_id, widget_type, channel }) => [widget_id, widget_type, channel]),
    ).toEqual(
      sampleWidgets.map(({ widgetId, widgetType, channel }) => [String(widgetId), widgetType, channel]),
    );
    const { addresses } = parseAccountFacts(answer.body);
    expect([addresses.acting, addresses.types['modal']]).toEqual([
      'assets/acting-abc123.js',
      ['assets/Modal-abc123.js'],
    ]);
  });

  it('OWN-05 is cached so that a change is live within a minute, and can be loaded from any site', async () => {
    const { headers } = await test.app.inject('/1001.js');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    const [, maxAge, stale] =
      /max-age=(\d+), stale-while-revalidate=(\d+)/.exec(String(headers['cache-control'])) ?? [];
    const memoryS = 5;
    expect(Number(maxAge) + Number(stale) + memoryS).toBeLessThanOrEqual(60);
  });

  it('OWN-05 uses the best supported compression, the same for all, and logs no line', async () => {
    const ask = (accepted: string) =>
      test.app.inject({ url: '/1001.js', headers: { 'accept-encoding': accepted } });
    const plain = await ask('identity');
    const lines = test.lines.length;
    for (const [accepted, open] of [
      ['gzip, deflate, br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const [answer, again] = [await ask(accepted), await ask(accepted)];
      expect(open(answer.rawPayload).toString()).toBe(plain.body);
      expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
      expect(answer.headers).toMatchObject({
        etag: plain.headers['etag'],
        vary: expect.stringContaining('Accept-Encoding'),
      });
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length * 0.7);
    }
    expect(test.lines.length).toBe(lines);
  });

  it('OWN-05 answers 304 to a browser that has it, and anew after a change', async () => {
    const app = await test.build({});
    const { etag } = (await app.inject('/1001.js')).headers;
    const again = await app.inject({ url: '/1001.js', headers: { 'if-none-match': `"x", ${etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await test.sql`update widgets set name = 'New name' where account_id = 1001`;
    const fresh = await test.build({});
    const changed = await fresh.inject({ url: '/1001.js', headers: { 'if-none-match': String(etag) } });
    expect([changed.statusCode, parseAccountConfig(changed.body).widgets[0]?.name]).toEqual([
      200,
      'New name',
    ]);
  });

  it.each([
    ['by a name in the network, without PUBLIC_URL', 'nas.local:3000', undefined, true],
    ['by its PUBLIC_URL', 'nas.local:3000', 'https://widgets.example', undefined],
    ['on this machine', 'localhost:3000', undefined, undefined],
    ['by a name that its owner has listed', 'shop.example.com', undefined, undefined],
  ])(
    'NET-11 A-27 opened %s, the server’s own pages know whether it accepts a number',
    async (_, host, publicUrl, rejected) => {
      const app = await test.build({ publicUrl });
      const config = parseAccountConfig((await app.inject({ url: '/1001.js', headers: { host } })).body);
      expect(config.host_rejected).toBe(rejected);
      const fetched = await app.inject({ url: '/widget/bootstrap?page_id=1001', headers: { host } });
      expect(fetched.json().host_rejected).toBe(rejected);
      const sent = await postPhone(app, buildPhoneBody(), { host, origin: config.host });
      expect(sent.json().state).toBe(!rejected);
    },
  );

  it('C57 the address of the server comes from PUBLIC_URL when there is one', async () => {
    const app = await test.build({ publicUrl: 'https://widgets.example' });
    const headers = { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' };
    expect(parseAccountConfig((await app.inject({ url: '/1001.js', headers })).body).host).toBe(
      'https://widgets.example',
    );
    expect(parseAccountConfig((await test.app.inject({ url: '/1001.js', headers })).body).host).toBe(
      'http://evil.test',
    );
  });

  it.each(['/1001.js', '/widget/bootstrap?page_id=1001'])(
    'S14 %s never takes its address from a forwarded header, and is private if it repeats the Host',
    async (url) => {
      const behind = await test.build({ trustProxy: 1 });
      const headers = {
        host: 'widgets.test',
        'x-forwarded-host': 'evil.test',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.test',
      };
      const answer = await behind.inject({ url, headers });
      expect(answer.body).toContain('"http://widgets.test');
      expect(answer.body).not.toContain('evil.test');
      expect(answer.headers).toMatchObject({
        'cache-control': 'private, max-age=25, stale-while-revalidate=30',
        vary: expect.stringContaining('Host'),
      });
      const named = await test.build({ trustProxy: 1, publicUrl: 'https://widgets.example' });
      expect((await named.inject({ url, headers })).headers['cache-control']).toMatch(/^public, /);
    },
  );

  it.each([
    'evil.test"</script>',
    'a:99999',
    'a:b',
    '[::1',
    '[1.2.3]',
    'a b',
    'a/b',
    'a@b',
    '256.256.256.256',
  ])('S16 the Host "%s" gets 400 for any request', async (host) => {
    const named = await test.build({ publicUrl: 'https://widgets.example' });
    for (const app of [test.app, named]) {
      const gets = ['/1001.js', '/widget/bootstrap?page_id=1001', '/sites/', '/none'].map((url) =>
        app.inject({ url, headers: { host } }),
      );
      const answers = [...(await Promise.all(gets)), await postPhone(app, buildPhoneBody(), { host })];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
    }
  });

  it('limits requests for missing accounts per address, and still serves existing ones', async () => {
    const app = await test.build({ limits: { ...requestLimits, unknownPerWindow: 3 } });
    const ask = async (url: string, remoteAddress = '203.0.113.7') =>
      (await app.inject({ url, remoteAddress })).statusCode;
    for (let count = 0; count < 10; count += 1) expect(await ask('/1001.js')).toBe(200);
    const statuses = [];
    for (const id of [9001, 9002]) statuses.push(await ask(`/${id}.js`));
    for (const id of [9003, 9004]) statuses.push(await ask(`/widget/bootstrap?page_id=${id}`));
    statuses.push(await ask('/9001.js'));
    expect(statuses).toEqual([200, 200, 404, 429, 429]);
    expect([await ask('/1001.js'), await ask('/9005.js', '203.0.113.8')]).toEqual([200, 200]);
  });

  it('an unknown account gets a message in the console, so that its owner sees why', async () => {
    const answer = await test.app.inject('/9999.js');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.body).toMatch(/^console\.warn\("Beckon: account 9999 doesn't exist\. [^"]+"\);\n$/);
  });

  it.each(['/abc.js', '/-1.js', '/1e3.js', '/1001.mjs', '/9999999999999999.js', '/.js'])(
    '%s is no account: 404',
    async (url) => {
      expect((await test.app.inject(url)).statusCode).toBe(404);
    },
  );

  it('BOOT-13 B13 D32 leaves out a widget that cannot be read and logs it; texts cannot escape the script', async () => {
    const [modal] = sampleWidgets;
    if (!modal) throw new Error('The sample has no widget.');
    const hostile = '</script><!--\u2028\u2029';
    await insertAccount(test.sql, { ...sampleAccount, accountId: 1003, pageName: hostile });
    await insertWidget(test.sql, 1003, { ...modal, widgetId: 7001 });
    await insertWidget(test.sql, 1003, { ...modal, widgetId: 7002, data: { main: 'broken' } });
    await insertWidget(test.sql, 1003, { ...modal, widgetId: 7003, status: 'paused' });
    const { body } = await test.app.inject('/1003.js');
    expect(body).not.toMatch(/<\/script|<!--|\u2028|\u2029/);
    expect(parseAccountConfig(body).page_name).toBe(hostile);
    expect(parseAccountConfig(body).widgets.map(({ widget_id }) => widget_id)).toEqual(['7001']);
    expect(test.lines.filter((line) => line.includes('widget 7002 was left out'))).toHaveLength(1);
  });

  it('A-27 an authorized website in its own script reaches the page in the browsers’ notation', async () => {
    await insertAccount(test.sql, {
      ...sampleAccount,
      accountId: 1004,
      whitelist: ['Bücher.example', 'https://a.example/x'],
    });
    const { whitelist } = parseAccountConfig((await test.app.inject('/1004.js')).body);
    expect(whitelist).toEqual(['xn--bcher-kva.example', 'a.example']);
  });

  it('without a database the answer is 503 and a sentence', async () => {
    const sql = openPool('postgres://nobody:x@127.0.0.1:1/none');
    const answer = await (await test.build({ sql })).inject('/1001.js');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    await sql.end();
  });
});

describe('GET /widget/bootstrap', () => {
  it('BOOT-15 gives the same configuration as data to any site, with every field', async () => {
    const answer = await test.app.inject('/widget/bootstrap?page_id=1001');
    const whole = answer.json() as { widgets: Widget[] };
    const trimmed = JSON.parse(JSON.stringify({ ...whole, widgets: whole.widgets.map(trimWidget) }));
    expect(parseAccountConfig((await test.app.inject('/1001.js')).body)).toEqual(trimmed);
    expect(whole.widgets[0]?.data.main).toHaveProperty('slideInPlacement');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    expect(answer.headers['etag']).toBeDefined();
  });

  it.each([
    ['', 400],
    ['?page_id=', 400],
    ['?page_id=abc', 400],
    ['?page_id=1001&page_id=1002', 400],
    ['?page_id=9999', 404],
  ])('BOOT-15 rejects %s with %d, readable from any site', async (query, status) => {
    const answer = await test.app.inject(`/widget/bootstrap${query}`);
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([status, ['error']]);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('C52 OWN-05 every answer has nosniff and, under https, HSTS: scripts, 304, unknown accounts, refusals, failures', async () => {
    const limits = { ...requestLimits, unknownPerWindow: 1 };
    const app = await test.build({ publicUrl: 'https://widgets.example', limits });
    const sql = openPool('postgres://nobody:x@127.0.0.1:1/none');
    const away = await test.build({ publicUrl: 'https://widgets.example', sql });
    const { etag } = (await app.inject('/1001.js')).headers;
    const answers = [
      await app.inject('/1001.js'),
      await app.inject({ url: '/1001.js', headers: { 'if-none-match': String(etag) } }),
      await app.inject('/999999.js'),
      await app.inject('/999998.js'),
      await app.inject({ url: '/1001.js', headers: { host: 'a b' } }),
      await away.inject('/1001.js'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 304, 200, 429, 400, 503]);
    for (const { headers, statusCode } of answers)
      expect(headers, String(statusCode)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': expect.stringContaining('max-age='),
      });
    await sql.end({ timeout: 0 });
  });
});
