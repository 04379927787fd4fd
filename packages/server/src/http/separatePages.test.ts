import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { journalSample, writeSample } from '../sample/testing/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../testing/postPhone';
import { openProgram, signUp } from '../testing/signUp';

const [publicUrl, pagesUrl] = ['https://beckon.example', 'https://pages.example'];
let test: TestApp;
let app: FastifyInstance;
const slug = 'winter-ferns';
beforeAll(async () => {
  test = await openTestApp();
  const sitesDir = join(import.meta.dirname, '../../../../sites');
  app = await test.build({ publicUrl, pagesUrl, sitesDir });
  await writeSample(test.sql, journalSample);
});
afterAll(() => test.close());

const ask = (url: string, host: string) => app.inject({ url, headers: { host } });
const statusOf = async (url: string, host: string) => (await ask(url, host)).statusCode;

it('OWN-19 landing pages, links and codes move to the host of pages, with their query', async () => {
  for (const path of [`/l/${slug}?utm=1`, `/%6c/${slug}`, '/r/1001/1?payload=x', '/m/1001/1.svg']) {
    const answer = await ask(path, 'beckon.example');
    expect([answer.statusCode, answer.headers.location]).toEqual([308, `${pagesUrl}${path}`]);
  }
  const page = await ask(`/l/${slug}`, 'pages.example');
  expect(page.statusCode).toBe(200);
  const script = await ask(`/l/${slug}.js`, 'pages.example');
  expect(script.body).toContain(`"host":"${pagesUrl}"`);
  expect(script.body).not.toContain(publicUrl);
});

it('OWN-01 OWN-20 sample sites, whose scripts nothing restricts, move there too; their pictures and styles stay', async () => {
  for (const path of [
    '/sites',
    '/sites/',
    '/sites/shop/?x=1',
    '/%73ites/shop/',
    '/sites/app/cart',
    '/sites/app/main.js',
  ])
    expect([path, (await ask(path, 'beckon.example')).headers.location]).toEqual([
      path,
      `${pagesUrl}${path}`,
    ]);
  // No picture, however it is written.
  for (const path of ['/sites/art/..%2fshop/', '/sites/art/../shop/index.html', '/sites/shop/?.svg'])
    expect([path, await statusOf(path, 'beckon.example')]).toEqual([path, 308]);
  for (const path of ['/sites/art/frost.svg', '/sites/leaf.svg', '/sites/index.css', '/sites/home/home.css'])
    expect([path, await statusOf(path, 'beckon.example')]).toEqual([path, 200]);
  for (const path of ['/sites/shop/', '/sites/art/frost.svg'])
    expect([path, await statusOf(path, 'pages.example')]).toEqual([path, 200]);
});

it('OWN-01 OWN-19 the console and the API do not exist on the host of pages', async () => {
  for (const path of [
    '/console/frame',
    '/api/v1/session',
    '/api/docs',
    '/sandbox/messages',
    '/metrics',
    '//evil.example/console/',
    '/console/%2f..%2f..',
  ])
    expect([path, await statusOf(path, 'pages.example')]).toEqual([path, 404]);
  for (const path of ['/1001.js', '/widget/bootstrap?page_id=1001', '/healthz'])
    expect([path, await statusOf(path, 'pages.example')]).toEqual([path, 200]);
  // The console's cookie is of its own host only.
  const answer = await app.inject({
    method: 'POST',
    url: '/api/v1/sign-out',
    headers: { host: 'beckon.example', origin: publicUrl },
  });
  expect(answer.headers['set-cookie']).toMatch(/^__Host-beckon_session=/);
  expect(answer.headers['set-cookie']).not.toMatch(/domain/i);
});

it('OWN-19 OWN-20 links of sample sites to the home page, the console and the sandbox lead to the own host, and only they', async () => {
  for (const path of ['/', '/console', '/console/', '/sandbox', '/sandbox/']) {
    const answer = await ask(path, 'pages.example');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `${publicUrl}${path}`]);
    const own = await ask(path, 'beckon.example');
    expect([path, String(own.headers.location ?? '')]).toEqual([path, expect.not.stringContaining('//')]);
  }
  // Nothing of the request but the path is repeated.
  const answer = await ask('/console/?next=https://evil.example', 'pages.example');
  expect(answer.headers.location).toBe(`${publicUrl}/console/`);
  const posted = await app.inject({ method: 'POST', url: '/', headers: { host: 'pages.example' } });
  expect(posted.statusCode).toBe(404);
});

it('NET-12 OWN-19 pages on both hosts are ours for opt-ins, and no others', async () => {
  const from = (origin: string) => postPhone(app, buildPhoneBody(), { origin });
  expect((await from(pagesUrl)).json()).toMatchObject({ state: true });
  // A page that was opened at the old address.
  expect((await from(publicUrl)).json()).toMatchObject({ state: true });
  expect((await from('https://other.example')).json()).toMatchObject({ state: false });
});

it('OWN-19 the API names the host of pages; other names of the server stay as they were', async () => {
  const owner = await signUp(test.app);
  const made = await owner.call('POST', '/widgets', { type: 'landing' });
  const path = `/widgets/${made.json().widgetId}/address`;
  await owner.call('PUT', path, { slug: 'a-page-of-theirs' });
  const { key } = (await owner.call('POST', '/keys', { name: 'x', scopes: ['widgets:read'] })).json();
  const seen = await openProgram(app, key).call('GET', path);
  expect(seen.json().url).toBe(`${pagesUrl}/l/a-page-of-theirs`);
  expect(await statusOf(`/l/${slug}`, 'localhost:3000')).toBe(200);
});
