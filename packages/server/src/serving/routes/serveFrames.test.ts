import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAccount, insertWidget } from '../../accounts/index';
import { sampleAccount, sampleWidgets } from '../../sample/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { parseAccountFacts } from '../../testing/parseAccountConfig';

const accountId = 1008;
const host = 'widgets.test';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await insertAccount(test.sql, { ...sampleAccount, accountId });
  const [some] = sampleWidgets;
  if (!some) throw new Error('The sample has no widget.');
  const data = { main: { title: 'Join', whenDisplay: ['immediately', null] } };
  await insertWidget(test.sql, accountId, { ...some, widgetId: 1, widgetType: 'bar', channel: 'sms', data });
});
afterAll(() => test.close());

/** Where the account's script says that its first frames are. */
async function findFile(app: TestApp['app'], name = host): Promise<string> {
  const { body } = await app.inject({ url: `/${accountId}.js`, headers: { host: name } });
  const { frames } = parseAccountFacts(body) as unknown as {
    frames: { late: { file: string; ids: string[] } };
  };
  expect(frames.late.ids).toEqual(['1']);
  return `/${frames.late.file}`;
}

describe('GET /widget/frames/{pageId}.{hash}.js', () => {
  it('LOAD-21 SMS-08 OWN-05 serves the modules that the script names, compressed, to any site', async () => {
    const url = await findFile(test.app);
    expect(url).toMatch(/^\/widget\/frames\/1008\.[\w-]{8}\.js$/);
    for (const [path, look] of [
      [url, 'form'],
      [url.replace(/js$/, 'ios.js'), 'link'],
    ] as const) {
      const headers = { host, 'accept-encoding': 'br' };
      const answer = await test.app.inject({ url: path, headers });
      const body = brotliDecompressSync(answer.rawPayload).toString();
      expect([answer.statusCode, body.includes(`"tree":["${look}"]`)]).toEqual([200, true]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('OWN-05 S14 browsers keep them for good; a shared cache only if they do not depend on the Host', async () => {
    const publicUrl = 'https://widgets.example';
    const named = await test.build({ publicUrl });
    const [own, shared] = [await findFile(test.app), await findFile(named)];
    const ask = async (app: TestApp['app'], url: string) =>
      (await app.inject({ url, headers: { host } })).headers['cache-control'];
    expect(await ask(test.app, own)).toBe('private, max-age=31536000, immutable');
    expect(await ask(named, shared)).toBe('public, max-age=31536000, immutable');
  });

  it('LOAD-21 OWN-05 has another name after a change, and the one before is gone', async () => {
    const before = await findFile(test.app);
    await test.sql`update widgets set data = data || '{"main":{"title":"Other","whenDisplay":["immediately",null]}}'
      where account_id = ${accountId}`;
    const fresh = await test.build({});
    const after = await findFile(fresh);
    expect(after).not.toBe(before);
    const gone = await fresh.inject({ url: before, headers: { host } });
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each([
    '/widget/frames/1008.js',
    '/widget/frames/1008.abcdefgh.mjs',
    '/widget/frames/abc.abcdefgh.js',
    '/widget/frames/9999.abcdefgh.js',
    '/widget/frames/1008.abcdefgh.js',
    '/widget/frames/constructor',
  ])('S16 %s is no such module: 404', async (url) => {
    expect((await test.app.inject({ url, headers: { host } })).statusCode).toBe(404);
  });
});
