import { lists } from '@beckon/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildBootstrap } from '../../serving/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { journalSample, samples, shopSample } from '../samples';
import { writeSample } from './writeSample';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('OWN-20 creates the sample once in the life of an installation, and never again', async () => {
  expect(await test.sql`select account_id, page_name from accounts`).toEqual([
    { account_id: 1001, page_name: 'Fern & Fig' },
  ]);
  expect(await test.sql`select from widgets`).toHaveLength(shopSample.widgets.length);
  expect(await writeSample(test.sql, shopSample)).toBe(false);

  await test.sql`delete from widgets`;
  await test.sql`delete from accounts`;
  expect(await writeSample(test.sql, shopSample)).toBe(false);
  expect(await test.sql`select from accounts`).toHaveLength(0);
});

it('OWN-20 two servers that start at once create it once', async () => {
  await test.sql`delete from milestones`;
  const written = await Promise.all([1, 2, 3].map(() => writeSample(test.sql, shopSample)));
  expect(written.filter(Boolean)).toHaveLength(1);
});

it('OWN-20 OWN-19 creates a second sample with its landing pages, unless its id is taken', async () => {
  const { account, widgets, landings } = journalSample;
  expect(await writeSample(test.sql, journalSample)).toBe(true);
  expect(await test.sql`select from widgets where account_id = ${account.accountId}`).toHaveLength(
    widgets.length,
  );
  expect(await test.sql`select slug from landing_slugs order by slug`).toEqual(
    landings.map(({ slug }) => ({ slug })).sort((a, b) => a.slug.localeCompare(b.slug)),
  );
  await test.sql`delete from milestones where name = ${journalSample.milestone}`;
  await test.sql`update accounts set page_name = 'Mine' where account_id = ${account.accountId}`;
  expect(await writeSample(test.sql, journalSample)).toBe(false);
  expect(await test.sql`select page_name from accounts where account_id = ${account.accountId}`).toEqual([
    { page_name: 'Mine' },
  ]);
});

it('ENT-02 OWN-20 the samples together have a valid widget of every type', () => {
  const all = samples.flatMap(({ account, widgets }) => {
    const { problems } = buildBootstrap(account, [...widgets]);
    expect(problems).toEqual([]);
    return widgets.map(({ widgetType }) => widgetType);
  });
  expect(new Set(all)).toEqual(new Set(lists.runtimeTypes));
});
