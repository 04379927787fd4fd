import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool } from '../database/testing/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { waitFor } from '../testing/waitFor';
import { attachNumbers } from './attachNumbers';
import { startFollowing } from './startFollowing';
import { readNumbers, startSealing } from './store/loadNumbers';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  // As an installation from before.
  await test.sql`delete from milestones where name like 'numbers %'`;
});
afterAll(() => test.close());

it('OWN-02 OWN-20 C48 C50 a server without the key of numbers is not ready, and must stop, once numbers are sealed', async () => {
  const numbers = await readNumbers(test.sql, []);
  const sql = openPool(test.url, 2);
  attachNumbers(sql, numbers);
  const ask = async () => (await (await test.build({ sql })).inject('/readyz')).statusCode;
  expect(await ask()).toBe(200);
  let told = 0;
  const onKeyMissing = () => {
    told += 1;
  };
  const onFailure = (error: unknown) => expect.unreachable(String(error));
  const stop = startFollowing({ sql, numbers, onKeyMissing, onFailure });
  await startSealing(test.sql);
  await waitFor(async () => told > 0);
  expect([told, await ask()]).toEqual([1, 503]);
  await stop();
  await sql.end();
});
