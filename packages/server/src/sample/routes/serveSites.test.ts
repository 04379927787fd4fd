import { lists } from '@beckon/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

describe('serveSites: a site that is an application', () => {
  it.each([
    ['/sites/app/', 200, /<title>App/],
    ['/sites/app/products/fern', 200, /<title>App/],
    ['/sites/app/products/fern?light=soft', 200, /<title>App/],
    ['/sites/app/main.js', 200, /^built$/],
    ['/sites/app/main.tsx', 404, /Not found\. Check the address/],
    ['/sites/app/products/none.js', 404, /Not found\. Check the address/],
    ['/sites/app/..%2f..%2f..%2fpackage.json', 404, /Not found\. Check the address/],
    ['/sites/apple/products', 404, /Not found\. Check the address/],
  ])('OWN-20 GET %s is %d', async (url, status, body) => {
    const answer = await test.app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([status, expect.stringMatching(body)]);
  });

  it('OWN-20 the address without its slash redirects to the one with it', async () => {
    const answer = await test.app.inject('/sites/app?light=soft');
    expect([answer.statusCode, answer.headers['location']]).toEqual([
      expect.toBeOneOf([301, 302]),
      '/sites/app/?light=soft',
    ]);
  });

  it.each(['/sites/app/', '/sites/app/cart', '/sites/app/main.js'])(
    'C52 OWN-20 %s carries the headers of a page',
    async (url) => {
      const { headers } = await test.app.inject(url);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': "base-uri 'self'; object-src 'none'; frame-ancestors 'self'",
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('OWN-21 ENT-02 the gallery gets every type from the table', async () => {
    const { body, headers } = await test.app.inject('/sites/gallery/types.js');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    const script = `data:text/javascript,${encodeURIComponent(body)}`;
    const { widgetTypes } = (await import(/* @vite-ignore */ script)) as { widgetTypes: object };
    expect(Object.keys(widgetTypes)).toEqual(lists.runtimeTypes);
  });

  it('OWN-20 an installation without applications serves its other pages', async () => {
    const app = await test.build({ builtSitesDir: undefined });
    expect((await app.inject('/sites/shop/')).statusCode).toBe(200);
    expect((await app.inject('/sites/app/cart')).statusCode).toBe(404);
  });
});
