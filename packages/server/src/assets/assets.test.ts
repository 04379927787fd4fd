import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSecretBox } from '../secrets/index';
import { testRuntime } from '../testing/makeInstallation';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { testOwner } from '../testing/testOwner';
import { createAssetMemory } from './createAssetMemory';
import { listAssetFiles } from './listAssetFiles';
import { serveAssets } from './routes/serveAssets';
import { pruneAssets, saveAssets } from './store/saveAssets';

const secrets = createSecretBox(testOwner.secretKey);
const padding = '// padding\n'.repeat(500);
let test: TestApp;
let dir = '';
beforeAll(async () => {
  test = await openTestApp();
  dir = mkdtempSync(join(tmpdir(), 'beckon-'));
  for (const name of ['old-1.js', 'old-1.js.map', 'old-2.css', '.hidden.js'])
    writeFileSync(join(dir, name), `${name}\n${padding}`);
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await test.close();
});
beforeEach(async () => {
  await test.sql`truncate assets`;
});

const files = () => listAssetFiles({ 'assets/': dir, 'console/assets/': undefined });
const share = (some = files()) => saveAssets(test.sql, some, secrets);
const listStored = async () =>
  (await test.sql<{ path: string }[]>`select path from assets order by 1`).map(({ path }) => path);

/** A pool that counts statements. */
function countAsked() {
  const counter = { asked: 0 };
  const sql = new Proxy(test.sql, {
    apply: (target, self, given) => {
      counter.asked += 1;
      return Reflect.apply(target, self, given);
    },
  });
  return { counter, sql };
}

it('OWN-20 LOAD-27 a server answers for the files of another version, and caches may keep them; source maps stay where they are', async () => {
  await share();
  expect(await listStored()).toEqual(['assets/old-1.js', 'assets/old-2.css']);
  const app = await test.build({});
  const answer = await app.inject('/assets/old-1.js?x=1');
  expect([answer.statusCode, answer.body]).toEqual([200, `old-1.js\n${padding}`]);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect((await app.inject('/assets/old-2.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  for (const path of ['/assets/old-1.js.map', '/assets/never.js', '/assets/%6fld-1.js.map'])
    expect([(await app.inject(path)).statusCode, path]).toEqual([404, path]);
  expect((await app.inject('/assets/never.js')).headers['cache-control']).toBe('no-store');
  const post = await app.inject({ method: 'POST', url: '/assets/old-1.js', payload: {} });
  expect(post.statusCode).toBe(404);
  // Its own files come from the disk.
  expect((await app.inject('/assets/widget-abc123.js')).statusCode).toBe(200);
});

it('OWN-20 over a socket such a file arrives once, compressed, and the log says 200', async () => {
  await share();
  const app = await test.build({});
  await app.listen({ host: '127.0.0.1', port: 0 });
  const before = test.lines.length;
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/assets/old-1.js`;
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  expect(await answer.text()).toBe(`old-1.js\n${padding}`);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const said = () => test.lines.slice(before).join('');
  await expect.poll(said).toMatch(/"statusCode":200|"status":200/);
  expect(said()).not.toMatch(/ALREADY_SENT|"level":50|404/);
});

it('OWN-05 LOAD-27 serves the compressed file from the build to clients that accept it; compressed files have no address of their own', async () => {
  const own = mkdtempSync(join(tmpdir(), 'beckon-'));
  const text = `own\n${padding}`;
  writeFileSync(join(own, 'own-1.js'), text);
  writeFileSync(join(own, 'own-1.js.br'), brotliCompressSync(text));
  writeFileSync(join(own, 'own-1.js.gz'), gzipSync(text));
  writeFileSync(join(own, 'tiny-1.js'), 'tiny');
  const app = fastify();
  serveAssets(app, { prefix: '/assets', dir: own, headers: {} });
  const ask = async (path: string, encodings: string) => {
    const { rawPayload, headers } = await app.inject({
      url: `/assets/${path}`,
      headers: { 'accept-encoding': encodings },
    });
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(/javascript; charset=utf-8$/),
      'content-length': String(rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    return { encoding: headers['content-encoding'], content: rawPayload };
  };
  const brotli = await ask('own-1.js', 'gzip, deflate, br, zstd');
  expect([brotli.encoding, String(brotliDecompressSync(brotli.content))]).toEqual(['br', text]);
  const gzip = await ask('own-1.js', 'gzip, deflate');
  expect([gzip.encoding, String(gunzipSync(gzip.content))]).toEqual(['gzip', text]);
  for (const [path, encodings, body] of [
    ['own-1.js', 'identity', text],
    ['tiny-1.js', 'gzip, br', 'tiny'],
  ] as const) {
    const plain = await ask(path, encodings);
    expect([plain.encoding, String(plain.content)]).toEqual([undefined, body]);
  }
  writeFileSync(join(own, 'own-1.js.br.77'), 'a part');
  for (const path of ['own-1.js.br', 'own-1.js.gz', 'own-1.js.br.77', 'never.js'])
    expect([(await app.inject(`/assets/${path}`)).statusCode, path]).toEqual([404, path]);
  await app.close();
  rmSync(own, { recursive: true });
});

it('OWN-05 LOAD-27 what the build compressed is sent as it is, with its size', async () => {
  const app = await test.build({});
  const { statusCode, headers, rawPayload } = await app.inject({
    url: '/assets/widget-abc123.js',
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(rawPayload.length) });
  expect(String(brotliDecompressSync(rawPayload))).toBe(testRuntime);
});

it('OWN-05 OWN-20 a file that the server compresses itself names the header that it depends on once', async () => {
  await share();
  const app = await test.build({});
  for (const url of ['/assets/old-1.js', '/assets/acting-abc123.js']) {
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect([url, headers['content-encoding'], headers['vary']]).toEqual([url, 'gzip', 'accept-encoding']);
  }
});

it('OWN-20 asking for many files that no version has makes the database work once, and one that was stored a moment ago is found', async () => {
  const { counter, sql } = countAsked();
  const pauses: (() => void)[] = [];
  const wait = () => new Promise<void>((done) => pauses.push(done));
  const find = createAssetMemory({ sql, secrets, wait });
  await Promise.all(Array.from({ length: 100 }, (_, n) => find(`assets/none-${n}.js`)));
  expect(counter.asked).toBe(1);
  await share();
  const finding = find('assets/old-1.js');
  // Long enough for another statement.
  await test.sql`select 1`;
  expect(counter.asked).toBe(1);
  pauses[0]?.();
  expect(String(await finding)).toContain('old-1.js');
  counter.asked = 0;
  expect(String(await find('assets/old-1.js'))).toContain('old-1.js');
  expect(counter.asked).toBe(0);
});

it('OWN-20 a file that many ask for at once is read once', async () => {
  await share();
  const { counter, sql } = countAsked();
  const find = createAssetMemory({ sql, secrets });
  const found = await Promise.all(Array.from({ length: 20 }, () => find('assets/old-2.css')));
  expect(found.every((content) => content?.includes('old-2.css'))).toBe(true);
  expect(counter.asked).toBe(2);
});

it('C62 OWN-20 a script that only the database has, without the mark of this installation, is never served', async () => {
  await share();
  await test.sql`update assets set content = 'alert(1)' where path = 'assets/old-1.js'`;
  await test.sql`insert into assets (path, content, mark) values ('assets/planted.js', 'alert(1)', 'x')`;
  const find = createAssetMemory({ sql: test.sql, secrets });
  expect(await find('assets/old-1.js')).toBeUndefined();
  expect(await find('assets/planted.js')).toBeUndefined();
  // The next start of its version puts it right.
  await share();
  const again = createAssetMemory({ sql: test.sql, secrets });
  expect(String(await again('assets/old-1.js'))).toContain('old-1.js');
});

it('OWN-20 files stay as long as a server has them, and 30 days longer', async () => {
  await share();
  await test.sql`update assets set used_at = now() - interval '31 days'`;
  await share(files().slice(0, 1));
  expect(await pruneAssets(test.sql, 30)).toBe(1);
  expect(await listStored()).toEqual(['assets/old-1.js']);
});
