import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { limitByAddress } from './limitByAddress';

const windowMs = 60_000;

/** An application with one limited route and a manual clock. */
function open(mostAddresses = 100) {
  const clock = { ms: 0 };
  const app = Fastify({ trustProxy: true });
  const { hook: onRequest } = limitByAddress({ max: 2, windowMs, mostAddresses, now: () => clock.ms });
  app.get('/', { onRequest }, async () => 'fine');
  const ask = async (from: string) => {
    const { statusCode, headers } = await app.inject({ url: '/', headers: { 'x-forwarded-for': from } });
    return [statusCode, headers['retry-after']];
  };
  return { clock, ask };
}

describe('limitByAddress', () => {
  it('NET-12 C77 tells a busy client when to try again, and lets it in again then', async () => {
    const { clock, ask } = open();
    expect([await ask('10.0.0.1'), await ask('10.0.0.1')]).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(await ask('10.0.0.1')).toEqual([429, '60']);
    clock.ms = windowMs - 1;
    expect(await ask('10.0.0.1')).toEqual([429, '1']);
    clock.ms = windowMs;
    expect(await ask('10.0.0.1')).toEqual([200, undefined]);
  });

  it.each([
    ['that is different', '10.0.0.1', '10.0.0.2', 200],
    ['of another /64', '2001:db8::1', '2001:db8:0:1::1', 200],
    ['of the same /64', '2001:db8::1', '2001:db8::ffff', 429],
    ['in another notation', '10.0.0.1', '::ffff:10.0.0.1', 429],
  ])('NET-12 an address %s counts accordingly', async (_title, first, second, status) => {
    const { ask } = open();
    for (const from of [first, first]) await ask(from);
    expect((await ask(second))[0]).toBe(status);
  });

  it('D05 tracks a bounded number of addresses, and forgets the oldest', async () => {
    const { ask } = open(2);
    const comeTwice = async (...addresses: string[]) => {
      for (const from of addresses) await ask(from);
      for (const from of addresses) await ask(from);
    };
    const statusOf = async (from: string) => (await ask(from))[0];
    await comeTwice('10.0.0.1', '10.0.0.2');
    await comeTwice('10.0.0.3');
    expect([await statusOf('10.0.0.1'), await statusOf('10.0.0.3')]).toEqual([429, 429]);
    // By now, more than two others have come since the second one.
    await ask('10.0.0.4');
    expect([await statusOf('10.0.0.1'), await statusOf('10.0.0.2')]).toEqual([429, 200]);
  });
});
