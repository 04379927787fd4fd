import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { transact } from './transact';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.sql`create table rows (id integer primary key, n integer not null)`;
  await test.sql`insert into rows values (1, 0), (2, 0)`;
});
afterAll(() => test.close());

describe('transact', () => {
  it('OWN-13 NET-12 two that wait for each other both have their effect, once', async () => {
    const calls = [0, 0];
    let arrive: () => void = () => undefined;
    const bothHold = new Promise<void>((resolve) => {
      let missing = 2;
      arrive = () => {
        missing -= 1;
        if (missing === 0) resolve();
      };
    });
    const raise = (who: 0 | 1, [first, second]: [number, number]) =>
      transact(test.sql, async (transaction) => {
        calls[who] = (calls[who] ?? 0) + 1;
        await transaction`update rows set n = n + 1 where id = ${first}`;
        arrive();
        await bothHold;
        await transaction`update rows set n = n + 1 where id = ${second}`;
        return who;
      });
    expect(await Promise.all([raise(0, [1, 2]), raise(1, [2, 1])])).toEqual([0, 1]);
    expect(await test.sql`select n from rows order by id`).toEqual([{ n: 2 }, { n: 2 }]);
    // One of them had to start over, on a busy machine more than once.
    expect(Math.max(...calls)).toBeGreaterThan(1);
  });

  it('does not retry other failures, and reports one that never ends', async () => {
    let calls = 0;
    const fail = (code: string) =>
      transact(test.sql, async () => {
        calls += 1;
        throw Object.assign(new Error('x'), { code });
      });
    await expect(fail('23505')).rejects.toMatchObject({ code: '23505' });
    expect(calls).toBe(1);
    await expect(fail('40001')).rejects.toMatchObject({ code: '40001' });
    expect(calls).toBe(5);
  });
});
