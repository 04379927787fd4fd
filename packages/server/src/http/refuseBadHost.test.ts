import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { refuseBadHost } from './refuseBadHost';

describe('refuseBadHost', () => {
  it('C57 checks every host, whatever the previous one was', async () => {
    const app = Fastify();
    refuseBadHost(app);
    app.get('/', async () => 'fine');
    const statuses: number[] = [];
    for (const host of ['a.test', 'a.test', 'a b', 'a.test', 'a.test/x', 'a b', 'a b', '[::1]:3000'])
      statuses.push((await app.inject({ url: '/', headers: { host } })).statusCode);
    expect(statuses).toEqual([200, 200, 400, 200, 400, 400, 400, 200]);
  });
});
