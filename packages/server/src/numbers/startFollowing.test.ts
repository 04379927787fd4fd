import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Sql } from '../database/index';
import { openPool } from '../database/testing/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { waitFor } from '../testing/waitFor';
import { attachNumbers } from './attachNumbers';
import { createNumbers } from './createNumbers';
import { startFollowing } from './startFollowing';
import { readNumbers, startSealing } from './store/loadNumbers';

const log = { error: (_: object, text: string) => expect.unreachable(text) };
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
  const stop = startFollowing({ sql, numbers, onKeyMissing, log });
  await startSealing(test.sql);
  await waitFor(async () => told > 0);
  expect([told, await ask()]).toEqual([1, 503]);
  await stop();
  await sql.end();
});

it('OWN-20 C48 asks one question at a time, and stopping waits for its answer', async () => {
  const numbers = createNumbers({ box: undefined, markKey: undefined, state: 'plain' });
  let [asked, ticks, isStopped] = [0, 0, false];
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = (() => {
    asked += 1;
    return held.then(() => []);
  }) as unknown as Sql;
  const stop = startFollowing({ sql: slow, numbers, onKeyMissing: () => undefined, log, everyMs: 1 });
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  await waitFor(async () => ticks > 20);
  clearInterval(timer);
  const stopped = stop().then(() => {
    isStopped = true;
  });
  await new Promise(setImmediate);
  expect([asked, isStopped]).toEqual([1, false]);
  answer();
  await stopped;
  expect(asked).toBe(1);
});
