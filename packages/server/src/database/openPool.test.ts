import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/openTestDatabase';
import { openPool } from './openPool';
import { openGate } from './testing/openGate';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase({ log: { debug: () => undefined, error: () => undefined } });
});
afterAll(() => database.drop());

it('OWN-17 reads whole numbers exactly, and fails instead of rounding one that is too large', async () => {
  const sql = openPool(database.url, 1);
  const largest = Number.MAX_SAFE_INTEGER;
  expect(await sql`select ${largest}::bigint as n`).toEqual([{ n: largest }]);
  for (const text of ['9007199254740993', '-9007199254740993'])
    await expect(sql`select ${text}::text::bigint as n`).rejects.toThrow(RangeError);
  expect(await sql`select 7::bigint as n`).toEqual([{ n: 7 }]);
  await sql.end();
});

it.each(['politely', 'at once'] as const)(
  'D02 a transaction whose database goes away %s fails, and the pool is as good as new afterwards',
  async (how) => {
    const gate = await openGate(database.url);
    await gate.open();
    const sql = openPool(gate.url, 1);
    for (let round = 0; round < 3; round += 1) {
      const failing = sql.begin(async (transaction) => {
        await transaction`select 1`;
        const waiting = transaction`select pg_sleep(30)`.execute();
        setTimeout(() => gate.close(how), 20);
        await waiting;
      });
      // Whatever else goes wrong with it, such as its roll-back, stays in this promise.
      await expect(failing).rejects.toThrow();
      await gate.open();
      expect(await sql`select ${round}::int as round`).toEqual([{ round }]);
    }
    gate.close('at once');
    await sql.end({ timeout: 0 });
  },
);
