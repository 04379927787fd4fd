import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestLimits } from '../../http/pure/index';
import { journalSample, writeSample } from '../../sample/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { parseAccountConfig } from '../../testing/parseAccountConfig';
import { insertLanding } from '../store/insertLanding';

const { accountId } = journalSample.account;
const publicUrl = 'https://widgets.example.com';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await writeSample(test.sql, journalSample);
});
afterAll(() => test.close());

const change = (data: object) =>
  test.sql`update widgets set data = ${test.sql.json(data as never)} where account_id = ${accountId} and widget_id = 6013`;

describe('GET /l/{slug}', () => {
  it('OWN-19 LOAD-13 A-03 is a page with the landing container, its titles, and the tags for shared links', async () => {
    const app = await test.build({ publicUrl });
    const { statusCode, body, headers } = await app.inject('/l/winter-ferns');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const part of [
      '<html lang="en-US" dir="ltr">',
      '<title>Get your fern through the winter · Fern &amp; Fig Journal</title>',
      '<meta name="description" content="Five texts between',
      '<meta name="robots" content="index, follow, max-image-preview:large">',
      '<meta property="og:title" content="Get your fern through the winter">',
      `<meta property="og:image" content="${publicUrl}/sites/art/frost.svg">`,
      `<meta property="og:url" content="${publicUrl}/l/winter-ferns">`,
      `<link rel="canonical" href="${publicUrl}/l/winter-ferns">`,
      '<div class="mcwidget-landing" data-widget-id="6013">',
      '<h1>Get your fern through the winter</h1>',
      '<script src="/l/winter-ferns.js" async>',
    ])
      expect(body).toContain(part);
  });

  it('OWN-19 names no address unless configured: the Host of a request is not trusted', async () => {
    const { body, headers } = await test.app.inject({
      url: '/l/winter-ferns',
      headers: { host: 'evil.example' },
    });
    expect(body).not.toContain('evil.example');
    expect(headers['vary']).toMatch(/host/i);
    expect(headers['cache-control']).toMatch(/^private, /);
  });

  it('OWN-05 OWN-19 may be cached for less than a minute, and gives 304 to a browser that has it', async () => {
    const app = await test.build({ publicUrl });
    const { headers } = await app.inject('/l/winter-ferns');
    expect(headers['cache-control']).toBe('public, max-age=25, stale-while-revalidate=30');
    const again = await app.inject({
      url: '/l/winter-ferns',
      headers: { 'if-none-match': `${headers['etag']}` },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('LAY-05 OWN-19 has a policy that only allows this installation and images', async () => {
    const app = await test.build({ publicUrl });
    const { headers } = await app.inject('/l/winter-ferns');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self' https:\/\/widgets\.example\.com; connect-src/,
    );
    expect(policy).toContain("style-src 'sha256-");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|facebook|youtube|\*| http:/);
  });

  it('LAY-05 OWN-19 texts and addresses of the owner are never markup', async () => {
    const bad = `</title><script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
    const kept = journalSample.widgets.find(({ widgetId }) => widgetId === 6013)?.data ?? {};
    await change({
      main: { title: bad, desc: bad, image: { img_big: `https://x.example/"><script>${bad}` } },
    });
    const app = await test.build({ publicUrl });
    const { body } = await app.inject('/l/winter-ferns');
    expect(body.match(/<script/g)).toHaveLength(1);
    expect(body).not.toContain('<img');
    expect(body).toContain('&lt;/title&gt;&lt;script&gt;alert(1)');
    await change(kept);
  });

  it.each([
    ['/l/nothing-here', 404],
    ['/l/', 404],
    ['/l/..%2f..%2fpackage.json', 404],
    ['/l/%3Cscript%3E', 404],
    ['/l/nothing-here.js', 404],
    ['/l/taken-modal', 404],
  ])('OWN-19 GET %s is a page that says so, %d', async (url, status) => {
    await insertLanding(test.sql, { slug: 'taken-modal', accountId, widgetId: 6012 });
    const { statusCode, body, headers } = await test.app.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(body).toContain('<h1>Page not found</h1>');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  });

  it.each([
    ['/l/Winter-Ferns', '/l/winter-ferns'],
    ['/l/winter-ferns/', '/l/winter-ferns'],
  ])('OWN-19 %s leads to %s', async (url, to) => {
    const { statusCode, headers } = await test.app.inject(url);
    expect([statusCode, headers['location']]).toEqual([301, to]);
  });

  it('OWN-06 OWN-19 a paused landing page is not found', async () => {
    const set = (status: string) =>
      test.sql`update widgets set status = ${status} where account_id = ${accountId} and widget_id = 6014`;
    await set('paused');
    expect((await (await test.build({})).inject('/l/night-garden')).statusCode).toBe(404);
    await set('active');
    expect((await (await test.build({})).inject('/l/night-garden')).statusCode).toBe(200);
  });

  it('NET-12 OWN-19 makes a client that guesses names wait, and serves existing pages until then', async () => {
    const app = await test.build({ limits: { ...requestLimits, unknownPerWindow: 2 } });
    const codes: number[] = [];
    for (const slug of ['winter-ferns', 'a', 'winter-ferns', 'b', 'c'])
      codes.push((await app.inject(`/l/${slug}`)).statusCode);
    expect(codes).toEqual([200, 404, 200, 404, 429]);
  });
});

describe('GET /l/{slug}.js', () => {
  it('OWN-19 LOAD-13 DISP-20 A-27 contains only that widget, and this installation among the authorized websites', async () => {
    const app = await test.build({ publicUrl });
    const { statusCode, body, headers } = await app.inject('/l/winter-ferns.js');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    const config = parseAccountConfig(body);
    expect(config.widgets.map(({ widget_id }: { widget_id: string }) => widget_id)).toEqual(['6013']);
    expect(config.whitelist).toEqual(['journal.fernandfig.example', 'widgets.example.com']);
    expect(config).not.toHaveProperty('host_rejected');
    const lan = { url: '/l/winter-ferns.js', headers: { host: 'nas.local:3000' } };
    expect(parseAccountConfig((await test.app.inject(lan)).body)).toHaveProperty('host_rejected', true);
    expect(config.host).toBe(publicUrl);
  });
});

it('OWN-19 a taken name stays with its page; a deleted widget takes its names along', async () => {
  const other = { slug: 'winter-ferns', accountId, widgetId: 6014 };
  expect(await insertLanding(test.sql, other)).toBe(false);
  expect(await insertLanding(test.sql, { ...other, slug: 'lanterns' })).toBe(true);
  await expect(insertLanding(test.sql, { ...other, slug: 'Bad Name' })).rejects.toThrow(/check/);
  await test.sql`delete from widgets where account_id = ${accountId} and widget_id = 6014`;
  expect(await test.sql`select from landing_slugs where widget_id = 6014`).toHaveLength(0);
});
