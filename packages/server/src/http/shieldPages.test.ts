import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { refuseBadHost } from './refuseBadHost';
import { shieldPages } from './shieldPages';

function open(isHttps: boolean) {
  const app = Fastify();
  shieldPages(app, isHttps);
  refuseBadHost(app);
  app.get('/page', async () => 'a page');
  app.get('/call', { config: { hasOwnHeaders: true } }, async () => 'a call');
  app.get('/broken', { config: { hasOwnHeaders: true } }, async () => {
    throw Object.assign(new Error('busy'), { statusCode: 503 });
  });
  return async (url: string, host = 'widgets.test') => {
    const { statusCode, headers } = await app.inject({ url, headers: { host } });
    return { statusCode, headers };
  };
}

describe('shieldPages', () => {
  it('adds security headers to pages, errors and missing pages', async () => {
    const ask = open(false);
    for (const [url, host, statusCode] of [
      ['/page', 'widgets.test', 200],
      ['/nowhere', 'widgets.test', 404],
      ['/page', 'widgets test', 400],
    ] as const)
      expect(await ask(url, host)).toMatchObject({
        statusCode,
        headers: {
          'content-security-policy': "default-src 'none';frame-ancestors 'none'",
          'cross-origin-resource-policy': 'cross-origin',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'SAMEORIGIN',
        },
      });
  });

  it('leaves out what a route with its own headers does not need', async () => {
    const { statusCode, headers } = await open(true)('/call');
    expect(statusCode).toBe(200);
    expect(headers).not.toHaveProperty('content-security-policy');
    expect(headers).not.toHaveProperty('x-frame-options');
  });

  it('C52 NET-12 every answer has nosniff, and HSTS under https', async () => {
    for (const [url, host] of [
      ['/call', 'widgets.test'],
      ['/call', 'widgets test'],
      ['/broken', 'widgets.test'],
      ['/page', 'widgets.test'],
      ['/nowhere', 'widgets.test'],
    ] as const)
      expect((await open(true)(url, host)).headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
    expect((await open(false)('/call')).headers).not.toHaveProperty('strict-transport-security');
  });

  it('requires https only if the server is reached over it, and never forbids opening windows', async () => {
    expect((await open(true)('/page')).headers).toHaveProperty('strict-transport-security');
    const { headers } = await open(false)('/page');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  });
});
