import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildOffer, readBuild } from '../env/index';
import { noChannels } from '../env/testing/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { upsertReport } from '../workers/index';
import { createMetrics } from './createMetrics';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('OWN-13 OWN-20 says nothing about workers before one has reported, which an alert notices', async () => {
  const metrics = createMetrics({ build: readBuild(), pools: { visitors: test.sql } });
  const readAge = async () => {
    const { text } = await metrics.scrape();
    expect(text).toContain('beckon_database_up 1');
    return /^beckon_worker_report_age_seconds (\S+)$/m.exec(text)?.[1];
  };
  expect([await readAge(), await readAge()]).toEqual([undefined, undefined]);
  await upsertReport(test.sql, buildOffer(noChannels, false));
  await test.sql`update worker_reports set reported_at = now() - interval '1 hour'`;
  expect(Number(await readAge())).toBeGreaterThan(3590);
  await test.sql`delete from worker_reports`;
  expect(await readAge()).toBeUndefined();
});
