import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generateId } from '../../database/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildEventBody, postEvent } from '../../testing/postEvent';
import type { EventRow } from '../pure/EventRow';
import { pruneEvents, redateEvents, rotateEventPartitions } from './rotateEventPartitions';
import { upsertEvents } from './upsertEvents';

const retention = { monthsAhead: 1, retentionMonths: 13, failedDays: 7 };
/** Drops nothing. */
const forever = { ...retention, retentionMonths: 999 };
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await rotateEventPartitions(test.sql, new Date(), retention);
});
afterAll(() => test.close());

const post = async (atMs: number) => {
  const body = buildEventBody({ event_id: generateId(atMs) });
  expect((await postEvent(test.app, body)).statusCode).toBe(200);
  return body;
};

/** What an earlier version stored: an event whose id named a month without a partition. */
const addOld = async (count: number, { day, bytes = 10 }: { day: string; bytes?: number }) =>
  await test.sql`
    insert into events (account_id, day, event_id, kind, name, payload, happened_at, counted_on)
    select 1001, ${day}::date, gen_random_uuid(), 'custom', 'old', jsonb_build_object('text', repeat('x', ${bytes})), now(), current_date
    from generate_series(1, ${count}::int)`;
/** A row as the server would write it for this event. */
const storedRow = async (eventId: string): Promise<EventRow> => {
  const [row] = await test.sql<
    { row: EventRow }[]
  >`select to_jsonb(events) as row from events where event_id = ${eventId}`;
  const dayMs = 86_400_000;
  const today = Math.floor(Date.now() / dayMs);
  return { ...(row?.row as EventRow), id_day: today + 1, happened_ms: Date.now() };
};
const countDefault = async () => (await test.sql`select from events_default`).length;

describe('events with impossible times', () => {
  it.each([
    ['1985', Date.UTC(1985, 0, 1)],
    ['2199', Date.UTC(2199, 0, 1)],
  ])(
    'NET-12 OWN-11 one of %s is stored and counted on the day it arrives, once, and flagged',
    async (_, atMs) => {
      const odd = await post(atMs);
      await postEvent(test.app, odd);
      const stored = await test.sql`
      select day = (now() at time zone 'utc')::date as "isToday", is_clock_wrong as "isFlagged" from events
      where event_id = ${String(odd['event_id'])}`;
      expect([...stored]).toEqual([{ isToday: true, isFlagged: true }]);
      expect(await countDefault()).toBe(0);
    },
  );

  it('NET-12 a repeat is recognized once the time of its id has come', async () => {
    const early = { ...buildEventBody(), event_id: generateId(Date.now() + 86_400_000) };
    await postEvent(test.app, early);
    // A day later: its id is believed, and names another day.
    await upsertEvents(test.sql, [
      {
        ...(await storedRow(early.event_id)),
        day: Math.floor(Date.now() / 86_400_000) + 1,
        is_clock_wrong: false,
      },
    ]);
    expect(await test.sql`select from events where event_id = ${early.event_id}`).toHaveLength(1);
  });

  it('NET-12 a repeat on a later day is recognized', async () => {
    const odd = await post(Date.UTC(2199, 5, 1));
    await test.sql`update events set day = day - 3 where event_id = ${String(odd['event_id'])}`;
    await postEvent(test.app, odd);
    expect(await test.sql`select from events where event_id = ${String(odd['event_id'])}`).toHaveLength(1);
  });

  it('NET-12 a repeat is recognized if its id is no longer believed', async () => {
    const late = await post(Date.now());
    const at = Date.now() - 9 * 86_400_000;
    const again = { ...late, event_id: generateId(at) };
    await test.sql`
      update events set day = to_timestamp(${at} / 1000.0)::date, event_id = ${again.event_id}
      where event_id = ${String(late['event_id'])}`;
    await postEvent(test.app, again);
    expect(await test.sql`select from events where event_id = ${again.event_id}`).toHaveLength(1);
  });

  it('OWN-11 thousands of an earlier version move to the day they arrived, and their month can be created', async () => {
    await addOld(4000, { day: '2031-06-10', bytes: 2000 });
    const may = new Date(Date.UTC(2031, 4, 31));
    await expect(rotateEventPartitions(test.sql, may, forever)).rejects.toThrow('could not change 1 months');
    expect(await redateEvents(test.sql)).toBe(4000);
    expect(await countDefault()).toBe(0);
    expect((await rotateEventPartitions(test.sql, may, forever)).made).toEqual(['events_2031_06']);
    expect(await test.sql`select from events where name = 'old' and is_clock_wrong`).toHaveLength(4000);
    await test.sql`delete from events where name = 'old'`;
  });

  it('OWN-11 those that arrived in a month without a partition stay until they are deleted', async () => {
    await addOld(1, { day: '2035-01-01' });
    await test.sql`update events_default set received_at = '2020-01-01'`;
    expect(await redateEvents(test.sql)).toBe(0);
    await pruneEvents(test.sql, { ...retention, today: new Date() });
    expect(await countDefault()).toBe(0);
  });
});

describe('rotateEventPartitions', () => {
  it('OWN-11 creates months ahead, each once', async () => {
    const march = new Date(Date.UTC(2031, 2, 31));
    const { made } = await rotateEventPartitions(test.sql, march, forever);
    expect(made).toEqual(['events_2031_02', 'events_2031_03']);
    expect((await rotateEventPartitions(test.sql, march, forever)).made).toEqual([]);
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
