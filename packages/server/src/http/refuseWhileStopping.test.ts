import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refuseWhileStopping } from './refuseWhileStopping';

const retryAfterS = 5;
let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  refuseWhileStopping(app, retryAfterS);
  app.get('/page', () => 'here');
  app.get('/healthz', () => ({ alive: true }));
  app.get('/readyz', () => ({ ready: true }));
});
afterEach(() => app.close());

const ask = async (url: string) => {
  const { statusCode, headers } = await app.inject(url);
  return [statusCode, headers['connection'], headers['retry-after']];
};

it('OWN-20 a running server keeps its connections', async () => {
  expect(await ask('/page')).toEqual([200, 'keep-alive', undefined]);
  expect(await ask('/healthz')).toEqual([200, 'keep-alive', undefined]);
});

it('OWN-20 D08 a server that will stop answers what is on its way, ends each connection and tells load balancers', async () => {
  app.leave();
  expect(await ask('/page')).toEqual([200, 'close', undefined]);
  expect(await ask('/healthz')).toEqual([503, 'close', '5']);
  expect(await ask('/readyz?from=balancer')).toEqual([503, 'close', '5']);
});
