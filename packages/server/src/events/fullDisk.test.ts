import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { requestLimits } from '../http/pure/index';
import { openTestApp, type TestApp } from '../testing/openTestApp';
import { buildEventBody, postEvent } from '../testing/postEvent';
import { buildPhoneBody, postPhone } from '../testing/postPhone';
import { createEventQuota } from './createEventQuota';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.sql`truncate events, stats_daily, event_outcomes, failed_events`);

/** From now on, the database has no space for rows of this table, as PostgreSQL says it. */
async function fill(table: 'events' | 'failed_events'): Promise<() => Promise<unknown>> {
  await test.sql`
    create or replace function find_no_space() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
    end $$`;
  await test.sql`
    create trigger has_no_space before insert on ${test.sql(table)} for each row execute function find_no_space()`;
  return () => test.sql`drop function find_no_space cascade`;
}
const readLog = (from: number) =>
  test.lines.slice(from).filter((line) => line.includes('disk space') || line.includes('"level":50'));

it('NET-12 D08 once the database has no space for an event, pages keep theirs for a while; opt-ins go on, and the log says it once', async () => {
  const app = await test.build({ limits: { ...requestLimits, diskFullHoldMs: 3_600_000 } });
  const before = test.lines.length;
  const empty = await fill('events');
  const answers = await Promise.all([postEvent(app), postEvent(app), postEvent(app)]);
  for (const answer of answers)
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '5',
      { state: false, error: 'The server can’t store events at the moment. Try again later.' },
    ]);
  await empty();
  // It doesn't ask the database again so soon.
  expect((await postEvent(app)).statusCode).toBe(503);
  expect((await postEvent(app, buildEventBody({ event: '' }))).statusCode).toBe(400);
  expect((await postPhone(app, buildPhoneBody())).json()).toMatchObject({ state: true });
  expect(readLog(before)).toEqual([expect.stringContaining('disk space is low: pages keep their events')]);
  await app.close();
  expect(await test.sql`select outcome, reason, n from event_outcomes order by 1, 2`).toEqual([
    { outcome: 'limited', reason: 'no_space', n: 4 },
    { outcome: 'refused', reason: 'event_missing', n: 1 },
  ]);
  expect(await test.sql`select from failed_events`).toHaveLength(0);
});

it('NET-12 D08 after that, one batch tries, and events are stored again as soon as there is space', async () => {
  const app = await test.build({ limits: { ...requestLimits, diskFullHoldMs: 0 } });
  const before = test.lines.length;
  const empty = await fill('events');
  for (let count = 0; count < 3; count += 1) expect((await postEvent(app)).statusCode).toBe(503);
  await empty();
  expect((await postEvent(app)).statusCode).toBe(200);
  expect((await postEvent(app)).statusCode).toBe(200);
  expect(readLog(before)).toEqual([
    expect.stringContaining('disk space is low'),
    expect.stringContaining('there is enough disk space again'),
  ]);
});

it('NET-12 D08 no space for a malformed event: it is rejected as always, counted, and events are held off, too', async () => {
  const app = await test.build({ limits: { ...requestLimits, diskFullHoldMs: 3_600_000 } });
  const empty = await fill('failed_events');
  const answer = await postEvent(app, buildEventBody({ event: '' }));
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { state: false, error: 'Event is required to fire event!' },
  ]);
  await empty();
  expect((await postEvent(app)).statusCode).toBe(503);
  await app.close();
  expect(await test.sql`select outcome, reason, n from event_outcomes order by 1, 2`).toEqual([
    { outcome: 'limited', reason: 'no_space', n: 1 },
    { outcome: 'refused', reason: 'event_missing', n: 1 },
  ]);
});

it('NET-12 D08 a full disk holds events off for the given time, whatever is known about its free space', async () => {
  let nowMs = 1_800_000_000_000;
  let freeBytes = Number.POSITIVE_INFINITY;
  const changes: boolean[] = [];
  const quota = createEventQuota({
    sql: test.sql,
    limits: requestLimits,
    findFreeBytes: async () => freeBytes,
    onShortage: (isShort) => changes.push(isShort),
    onFailure: (error) => expect.fail(String(error)),
    now: () => nowMs,
  });
  quota.hold();
  await quota.refresh();
  expect([quota.hasSpace(), quota.check(1001, true)]).toEqual([false, 'no_space']);
  nowMs += requestLimits.diskFullHoldMs - 1;
  quota.note([]);
  expect(quota.hasSpace()).toBe(false);
  nowMs += 1;
  expect([quota.hasSpace(), changes]).toEqual([true, [true]]);
  quota.hold();
  nowMs += requestLimits.diskFullHoldMs;
  freeBytes = 1;
  await quota.refresh();
  expect([quota.hasSpace(), changes]).toEqual([false, [true]]);
  freeBytes = Number.POSITIVE_INFINITY;
  await quota.refresh();
  quota.note([]);
  expect([quota.hasSpace(), changes]).toEqual([true, [true, false]]);
  await quota.close();
});
