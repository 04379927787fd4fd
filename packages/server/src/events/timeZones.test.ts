import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { generateId } from '../database/index';
import { listRefusals } from '../refusals/testing/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { buildEventBody, postEvent } from '../testing/postEvent';
import { buildPhoneBody, postPhone } from '../testing/postPhone';
import { selectRuleCosts, selectStats } from './store/selectStats';

/** 26 hours apart: it's never the same day in both. */
const [earliest, latest] = ['Pacific/Kiritimati', 'Etc/GMT+12'];
const dayIn = (timeZone: string, atMs = Date.now()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(atMs);
const hourMs = 3_600_000;
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`truncate events, stats_daily, refusals`;
});

const impression = (event_id: string) =>
  buildEventBody({ event: 'impression', payload: { widget_id: 5001 }, event_id });
const optIn = (phone_number: string) =>
  postPhone(test.app, buildPhoneBody({ phone_number, session_id: generateId() }));
const live = (zone: string) => test.sql`update accounts set time_zone = ${zone} where account_id = 1001`;
const listDays = async (table: 'stats_daily' | 'refusals') =>
  (await test.sql<{ day: string }[]>`select distinct day::text as day from ${test.sql(table)}`).map(
    ({ day }) => day,
  );

describe('the day on which something counts', () => {
  it.each([
    [earliest, '+14155552671'],
    [latest, '+14155552672'],
  ])('OWN-11 OWN-17 in %s it is the day there', async (zone, phone) => {
    await live(zone);
    // At midnight there, the day may change between the call and the comparison.
    const days = [dayIn(zone)];
    await postEvent(test.app, impression(generateId()));
    expect((await optIn(phone)).json().state).toBe(true);
    await postPhone(test.app, buildPhoneBody({ phone_number: 'call me' }));
    await expect.poll(() => listDays('refusals')).toHaveLength(1);
    days.push(dayIn(zone));
    const found = [...(await listDays('stats_daily')), ...(await listDays('refusals'))];
    expect(found.filter((day) => !days.includes(day))).toEqual([]);
    expect(await test.sql`select kind from stats_daily order by 1`).toMatchObject([
      { kind: 'impression' },
      { kind: 'open' },
      { kind: 'opt_in' },
    ]);
  });

  it('OWN-11 an event that arrives late counts on the day it happened there; its key keeps the day of its id', async () => {
    await live(latest);
    const idMs = Date.now() - 30 * hourMs;
    await postEvent(test.app, impression(generateId(idMs)));
    expect(await listDays('stats_daily')).toEqual([dayIn(latest, idMs)]);
    expect(await test.sql`select day::text as day, counted_on::text as "countedOn" from events`).toEqual([
      { day: dayIn('UTC', idMs), countedOn: dayIn(latest, idMs) },
    ]);
  });

  it('OWN-11 OWN-17 today includes what was counted before the account moved west, where it was tomorrow', async () => {
    await live(earliest);
    await postEvent(test.app, impression(generateId()));
    await postEvent(
      test.app,
      buildEventBody({ event: 'page_verdicts', payload: { first_no: { 5001: 'entrance' } } }),
    );
    await postPhone(test.app, buildPhoneBody({ phone_number: 'call me' }));
    await expect.poll(() => listDays('refusals')).toHaveLength(1);
    await live(latest);
    const count = async (days: { from: string; to: string }) => {
      const range = { accountId: 1001, ...days };
      const rows = await selectStats(test.sql, range);
      return {
        impressions: rows.filter(({ kind }) => kind === 'impression').map(({ day, n }) => [day, n]),
        costs: (await selectRuleCosts(test.sql, range)).length,
        refusals: (await listRefusals(test.sql, { ...range, most: 9 })).length,
      };
    };
    // At midnight there, the day may change before the database reads its clock.
    await expect
      .poll(async () => {
        const today = dayIn(latest);
        const { impressions, ...others } = await count({ from: today, to: today });
        return { impressions: impressions.map(([day, n]) => [day === today, n]), ...others };
      })
      .toEqual({ impressions: [[true, 1]], costs: 1, refusals: 1 });
    const yesterday = dayIn(latest, Date.now() - 24 * hourMs);
    const none = { impressions: [], costs: 0, refusals: 0 };
    expect(await count({ from: yesterday, to: yesterday })).toEqual(none);
  });

  it('OWN-11 in a zone that this database doesn’t know it is the day in UTC, and nothing is lost', async () => {
    await live('Mars/Olympus_Mons');
    const days = [dayIn('UTC')];
    await postEvent(test.app, impression(generateId()));
    expect((await optIn('+14155552673')).json().state).toBe(true);
    days.push(dayIn('UTC'));
    expect(days).toEqual(expect.arrayContaining(await listDays('stats_daily')));
    expect(await test.sql`select from stats_daily where kind = 'opt_in'`).toHaveLength(1);
  });
});
