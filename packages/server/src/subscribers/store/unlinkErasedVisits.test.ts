import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { signUp } from '../../testing/signUp';
import { unlinkErasedVisits } from './unlinkErasedVisits';

const session = 'session-of-someone';
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.sql`truncate sms_refs, events, erased_visits`);

type Visit = { accountId?: number; sessionId?: string; count: number };

/** Events of a visit, all on one day. */
const addEvents = ({ accountId = 1001, sessionId = session, count }: Visit) => test.sql`
  insert into events (account_id, day, event_id, kind, name, session_id, payload, happened_at, counted_on)
  select ${accountId}, now()::date, gen_random_uuid(), 'money', 'order', ${sessionId}, '{"note":"theirs"}', now(), now()::date
  from generate_series(1, ${count}::int)`;
const addRef = (accountId: number, sessionId: string) => test.sql`
  insert into sms_refs (account_id, ref, widget_id, session_id, origin, ip_short, user_agent, expires_at)
  values (${accountId}, ${`r${accountId}`}, 5001, ${`${sessionId} p1`}, 'x', '', '', now() + interval '1 day')`;
const eraseVisit = (accountId = 1001, erasedAt = 'now') => test.sql`
  insert into erased_visits (account_id, session_id, erased_at) values (${accountId}, ${session}, ${erasedAt}::text::timestamptz)`;
/** Events of a visit that have it, or anything else of it. */
const countLinked = async (sessionId = session) =>
  (await test.sql`select from events where session_id = ${sessionId} and payload is not null`).length;
const count = async (table: string) => (await test.sql`select from ${test.sql(table)}`).length;

it('OWN-12 C68 empties the events of one visit in small statements, however many it has in a day', async () => {
  await addEvents({ count: 1000 });
  await addEvents({ sessionId: 'of-another', count: 50 });
  await eraseVisit();
  let steps = 0;
  // One for the refs, then four with events.
  const isEnding = () => {
    steps += 1;
    return steps > 5;
  };
  expect(await unlinkErasedVisits(test.sql, isEnding, 100)).toBe(0);
  expect([await countLinked(), await count('erased_visits')]).toEqual([600, 1]);
  expect(await unlinkErasedVisits(test.sql, () => false, 100)).toBe(1);
  expect([await countLinked(), await count('erased_visits')]).toEqual([0, 0]);
  expect([await countLinked('of-another'), await count('events')]).toEqual([50, 1050]);
});

it('OWN-12 C68 an account whose events can’t be emptied keeps no other from it', async () => {
  const { accountId } = await signUp(test.app);
  await eraseVisit(accountId, 'yesterday');
  await addEvents({ accountId, count: 1 });
  await eraseVisit();
  await addEvents({ count: 3 });
  await addRef(1001, session);
  await test.sql`
    create function fail() returns trigger language plpgsql as $$ begin
      if old.account_id <> 1001 then raise exception 'broken'; end if;
      return new;
    end $$`;
  await test.sql`create trigger fail before update on events for each row execute function fail()`;
  const failing = unlinkErasedVisits(test.sql);
  await expect(failing).rejects.toThrow('could not remove erased people from events in 1 accounts');
  await test.sql`drop function fail cascade`;
  expect(await test.sql`select account_id as "accountId" from erased_visits`).toEqual([{ accountId }]);
  expect([await countLinked(), await count('sms_refs')]).toEqual([1, 0]);
  expect(await unlinkErasedVisits(test.sql)).toBe(1);
  expect([await countLinked(), await count('erased_visits')]).toEqual([0, 0]);
});
