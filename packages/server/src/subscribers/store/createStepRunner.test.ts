import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPool, waitUntil } from '../../database/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { createStepRunner, type Step } from './createStepRunner';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const never = () => false;

/** Whether someone waits for a lock of this kind in this test's database. */
const isWaiting = async () => {
  const rows = await test.sql`
    select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
  return rows.length > 0;
};

it('OWN-12 work goes on from where it was if another process gets in between two steps; what another is at doesn’t begin', async () => {
  const other = openPool(test.url, 1);
  const name = 'some work';
  const repeat = createStepRunner(test.sql, name, never);
  const log: string[] = [];
  let between: Promise<unknown> = Promise.resolve();
  const step: Step = async () => {
    log.push('ours');
    if (log.length > 1) return false;
    between = other.begin(async (sql) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
      expect(await createStepRunner(test.sql, name, never)(async () => false)).toBe(false);
      expect(await waitUntil(isWaiting, 60_000)).toBe(true);
      log.push('other');
    });
    // It gets its turn when this step ends.
    expect(await waitUntil(isWaiting, 60_000)).toBe(true);
    return true;
  };
  expect(await repeat(step)).toBe(true);
  await between;
  expect(log).toEqual(['ours', 'other', 'ours']);
  await other.end();
});
