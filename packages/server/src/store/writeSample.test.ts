import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleAccount } from '../sample/sampleAccount';
import { sampleWidgets } from '../sample/sampleWidgets';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { writeSample } from './writeSample';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('OWN-20 the sample is written once in the life of an installation and does not come back', async () => {
  expect(await test.sql`select account_id, page_name from accounts`).toEqual([
    { account_id: 1001, page_name: 'Fern & Fig' },
  ]);
  expect(await test.sql`select from widgets`).toHaveLength(sampleWidgets.length);
  expect(await writeSample(test.sql, sampleAccount, sampleWidgets)).toBe(false);

  await test.sql`delete from widgets`;
  await test.sql`delete from accounts`;
  expect(await writeSample(test.sql, sampleAccount, sampleWidgets)).toBe(false);
  expect(await test.sql`select from accounts`).toHaveLength(0);
});

it('OWN-20 two servers that start at once write it once', async () => {
  await test.sql`delete from milestones`;
  const written = await Promise.all([1, 2, 3].map(() => writeSample(test.sql, sampleAccount, sampleWidgets)));
  expect(written.filter(Boolean)).toHaveLength(1);
});
