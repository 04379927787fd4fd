import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { createTokenService } from './createTokenService';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const order = { accountId: 1001, lifeS: 3600 };

describe('the token service', () => {
  it('OWN-16 servers that start at once share one key', async () => {
    await test.sql`delete from token_keys`;
    // A connection each, so that they really run at the same time.
    await Promise.all(Array.from({ length: 8 }, () => test.sql`select pg_sleep(0.1)`));
    const services = Array.from({ length: 8 }, () => createTokenService(test.sql));
    const tokens = await Promise.all(services.map((service) => service.issue(order)));
    expect(await test.sql`select from token_keys`).toHaveLength(1);
    for (const service of services) {
      for (const token of tokens) expect((await service.verify(token)).ok).toBe(true);
    }
    expect(await services[0]?.verify('e30.x')).toEqual({ ok: false, reason: 'invalid' });
  });

  it('OWN-16 C18 a new key signs at once, other servers know it at once, and the old one stays valid until it retires', async () => {
    let atMs = Date.now();
    const [here, there] = [
      createTokenService(test.sql, () => atMs),
      createTokenService(test.sql, () => atMs),
    ];
    const old = await here.issue(order);
    expect((await there.verify(old)).ok).toBe(true);
    atMs += 2000;
    await here.rotate();
    const fresh = await here.issue(order);
    expect((await there.verify(fresh)).ok).toBe(true);
    expect((await here.verify(old)).ok).toBe(true);
    await here.rotate(0);
    expect((await here.verify(fresh)).ok).toBe(false);
    // The other server has it in memory for at most half a minute.
    atMs += 30_000;
    expect((await there.verify(fresh)).ok).toBe(false);
    expect((await there.verify(old)).ok).toBe(true);
  });
});
