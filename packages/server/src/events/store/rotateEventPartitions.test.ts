import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeId } from '../../database/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildEventBody, postEvent } from '../../testing/postEvent';
import { pruneEvents, rotateEventPartitions } from './rotateEventPartitions';

const retention = { monthsAhead: 1, retentionMonths: 13, failedDays: 7 };
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const where = async (eventId: unknown) => {
  const [row] = await test.sql<{ part: string }[]>`
    select tableoid::regclass::text as part from events where event_id = ${String(eventId)}`;
  return row?.part;
};
const post = async (atMs: number) => {
  const body = buildEventBody({ event_id: makeId(atMs) });
  expect((await postEvent(test.app, body)).statusCode).toBe(200);
  return body;
};

describe('rotateEventPartitions', () => {
  it('OWN-11 creates months ahead, moves early events into them, and still recognizes a repeat', async () => {
    const soon = await post(Date.UTC(2031, 5, 10));
    expect(await where(soon['event_id'])).toBe('events_default');
    const { made } = await rotateEventPartitions(test.sql, new Date(Date.UTC(2031, 4, 31)), retention);
    expect(made).toEqual(['events_2031_04', 'events_2031_05', 'events_2031_06']);
    expect(await where(soon['event_id'])).toBe('events_2031_06');
    await postEvent(test.app, soon);
    expect(await test.sql`select from events where event_id = ${String(soon['event_id'])}`).toHaveLength(1);
    const straight = await post(Date.UTC(2031, 5, 30, 23, 59));
    expect(await where(straight['event_id'])).toBe('events_2031_06');
    expect((await rotateEventPartitions(test.sql, new Date(Date.UTC(2031, 4, 31)), retention)).made).toEqual(
      [],
    );
  });

  it('OWN-11 C69 drops old months, and the results remain', async () => {
    const [before] = await test.sql`select sum(n)::int as n from stats_daily`;
    await rotateEventPartitions(test.sql, new Date(Date.UTC(2032, 4, 1)), retention);
    expect(await test.sql`select to_regclass('events_2031_04') as old`).not.toEqual([{ old: null }]);
    const { dropped } = await rotateEventPartitions(test.sql, new Date(Date.UTC(2032, 6, 1)), retention);
    expect(dropped).toEqual(['events_2031_04', 'events_2031_05']);
    expect(await test.sql`select to_regclass('events_2031_05') as old`).toEqual([{ old: null }]);
    expect(await test.sql`select sum(n)::int as n from stats_daily`).toEqual([before]);
  });

  it('C77 keeps rejected events for seven days, and their count longer', async () => {
    await postEvent(test.app, buildEventBody({ event: '' }));
    const dayMs = 86_400_000;
    const rotateIn = (days: number) =>
      pruneEvents(test.sql, { ...retention, today: new Date(Date.now() + days * dayMs) });
    await rotateIn(6);
    expect(await test.sql`select from failed_events`).toHaveLength(1);
    await rotateIn(8);
    expect(await test.sql`select from failed_events`).toHaveLength(0);
    expect(await test.sql`select n from event_outcomes where outcome = 'refused'`).toEqual([{ n: 1 }]);
  });

  it('OWN-11 servers that run it at once do it once', async () => {
    const now = new Date(Date.UTC(2040, 0, 1));
    const results = await Promise.all(
      Array.from({ length: 4 }, () => rotateEventPartitions(test.sql, now, retention)),
    );
    expect(results.flatMap(({ made }) => made).sort()).toEqual([
      'events_2039_12',
      'events_2040_01',
      'events_2040_02',
    ]);
  });

  it('OWN-11 a query for one month reads no other', async () => {
    const plan = await test.sql`
      explain select from events where account_id = 1 and day between '2040-01-01' and '2040-01-31'`;
    expect(JSON.stringify(plan)).toContain('events_2040_01');
    expect(JSON.stringify(plan)).not.toContain('events_2040_02');
  });
});
