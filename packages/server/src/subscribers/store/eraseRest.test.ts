import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { inAccount } from '../../api/testing/index';
import { type AnySql, generateId } from '../../database/index';
import { openPool } from '../../database/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';
import { type Browser, openSampleBrowser, signUp } from '../../testing/signUp';
import { eraseRest } from './eraseRest';
import { eraseSubscriber } from './eraseSubscriber';
import { type KnownSubscriber, selectKnownSubscriber } from './selectKnownSubscriber';
import { unlinkErasedVisits } from './unlinkErasedVisits';

const [phone, psid, session] = ['+14155550151', '8877665544332211', 'session-of-someone'];
let test: TestApp;
let sample: Browser;
beforeAll(async () => {
  test = await openTestApp();
  sample = await openSampleBrowser(test);
});
afterAll(() => test.close());
beforeEach(
  () =>
    test.sql`
      truncate outbox, opt_ins, subscriber_fields, subscribers, suppressions, sms_slices, sms_refs, failed_events, events, erased_visits,
        erased_people, messenger_inbox, messenger_user_refs cascade`,
);

/** Someone who opted in on both channels. */
async function addPerson(): Promise<KnownSubscriber> {
  const answer = await postPhone(test.app, buildPhoneBody({ phone_number: phone, session_id: session }));
  expect(answer.json()).toMatchObject({ state: true });
  const [row] = await test.sql<{ id: string }[]>`
    update subscribers set psid = ${psid}, messenger_user_ref = ${`ref-${psid}`} where account_id = 1001
    returning subscriber_id as id`;
  return (await selectKnownSubscriber(test.sql, 1001, row?.id ?? '')) as KnownSubscriber;
}
let failed = 0;
/** Rejected events, one after the other; each hundredth names the person. */
async function addFailed(count: number, text: string): Promise<void> {
  await test.sql`
    insert into failed_events (account_id, failed_id, call, reason, body)
    select 1001, ('00000000-0000-7000-8000-' || lpad((${failed}::int + n)::text, 12, '0'))::uuid, 'logEvent', 'incomplete',
      '{"note":"' || repeat('x', 1000) || '","to":"' || case when n % 100 = 0 then ${text}::text else '+1212555' || 1000000 + n end || '"}'
    from generate_series(1, ${count}::int) as n`;
  failed += count;
}
const countNamed = async (text: string) =>
  (await test.sql`select from failed_events where strpos(body, ${text}) > 0`).length;
const count = async (table: string) => (await test.sql`select from ${test.sql(table)}`).length;
const addWaiting = (mark: string, event: object, receivedAt = 'now') => test.sql`
  insert into messenger_inbox (account_id, mark, kind, event, due_at, received_at)
  values (1001, ${mark}, 'message', ${test.sql.json(event as never)}, now() + interval '1 day', ${receivedAt}::text::timestamptz)`;
const listMarks = async () =>
  (await test.sql<{ mark: string }[]>`select mark from messenger_inbox order by mark`).map(
    ({ mark }) => mark,
  );

/** Tables that visitors fill, and how many rows of each this transaction has read. */
async function countReads(sql: AnySql): Promise<Record<string, number>> {
  const rows = await sql<{ name: string; n: number }[]>`
    select case when relname like 'events%' then 'events' else relname end as name,
      sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as n
    from pg_stat_xact_user_tables
    where relname like 'events%' or relname in ('failed_events', 'messenger_inbox', 'messenger_user_refs', 'sms_refs')
    group by 1`;
  return Object.fromEntries(rows.map(({ name, n }) => [name, n]));
}

/** Erases someone as the API does, with its rights, and says what that has read. */
const erase = (person: KnownSubscriber) =>
  inAccount(test.sql, { accountId: 1001, isReading: false }, async (sql) => {
    const before = await countReads(sql);
    await eraseSubscriber(sql, person);
    const after = await countReads(sql);
    return Object.entries(after).map(([name, n]) => [name, n - (before[name] ?? 0)] as const);
  });

it('OWN-12 C68 an erasure reads a handful of rows while opt-ins wait for it, however much visitors have sent; the rest goes afterwards', async () => {
  const person = await addPerson();
  const { sql } = test;
  await addFailed(30_000, phone);
  await sql`
    insert into events (account_id, day, event_id, kind, name, subscriber_id, payload, happened_at, counted_on)
    select 1001, now()::date, gen_random_uuid(), 'money', 'order', ${person.subscriberId}, '{"note":"theirs"}', now(), now()::date
    from generate_series(1, 3000)`;
  await sql`
    insert into sms_refs (account_id, ref, widget_id, session_id, origin, ip_short, user_agent, expires_at)
    select 1001, 'r' || n, 5001, case when n <= 2500 then ${session}::text else 'another-session' end || ' p' || n, 'x', '', '', now() + interval '1 day'
    from generate_series(1, 20000) as n`;
  await sql`
    insert into messenger_inbox (account_id, mark, kind, outcome, event)
    select 1001, 'm' || n, 'message', case when n % 2 = 0 then 'nothing' else 'parked' end,
      case when n % 2 = 1 then jsonb_build_object('senderId', 's' || n, 'userRef', 'u' || n, 'text', 'hello') end
    from generate_series(1, 20000) as n`;
  await sql`
    insert into messenger_user_refs (account_id, user_ref, psid) select 1001, 'u' || n, 's' || n from generate_series(1, 20000) as n`;
  await sql`analyze failed_events, events, sms_refs, messenger_inbox, messenger_user_refs`;

  const reads = await erase(person);
  expect(reads.map(([name]) => name).sort()).toEqual([
    'events',
    'failed_events',
    'messenger_inbox',
    'messenger_user_refs',
    'sms_refs',
  ]);
  expect(reads.filter(([, n]) => n > 10)).toEqual([]);

  expect(await eraseRest(sql)).toBe(1);
  expect(await countNamed(phone)).toBe(0);
  expect(await count('failed_events')).toBe(29_700);
  const linked = await sql`select from events where subscriber_id is not null or payload is not null`;
  expect([linked.length, await count('events')]).toEqual([0, 3000]);
  const one = openPool(test.url, 1);
  expect(await unlinkErasedVisits(one)).toBe(1);
  await one`select pg_stat_force_next_flush()`;
  await one.end();
  expect(await count('sms_refs')).toBe(17_500);
  // Three batches.
  const scans = sql<{ n: number }[]>`
    select idx_scan as n from pg_stat_user_indexes where indexrelname = 'sms_refs_by_visit'`;
  expect((await scans)[0]?.n).toBeGreaterThanOrEqual(3);
  expect([await count('erased_people'), await count('erased_visits')]).toEqual([0, 0]);
}, 120_000);

it('OWN-12 C68 erases what is left of a number that no subscriber has, and leaves longer numbers with the same digits', async () => {
  await addFailed(300, phone);
  await addFailed(100, `9${phone.slice(1)}`);
  expect((await sample.call('POST', '/numbers/erase', { phone })).statusCode).toBe(204);
  expect(await eraseRest(test.sql)).toBe(1);
  expect([await countNamed(phone), await countNamed(phone.slice(1))]).toEqual([0, 1]);
});

it('OWN-12 C68 what was interrupted is still to do, and starts over', async () => {
  const person = await addPerson();
  await addFailed(1000, phone);
  await erase(person);
  let steps = 0;
  const isStopping = () => {
    steps += 1;
    return steps > 5;
  };
  expect(await eraseRest(test.sql, { atOnce: 100, isStopping })).toBe(0);
  expect(await countNamed(phone)).toBe(6);
  expect(await test.sql`select phone from erased_people`).toEqual([{ phone }]);
  expect(await eraseRest(test.sql, { atOnce: 100 })).toBe(1);
  expect([await countNamed(phone), await count('erased_people')]).toEqual([0, 0]);
});

it('OWN-12 C68 one process searches at a time, and an account that fails keeps no other from it', async () => {
  const person = await addPerson();
  await addFailed(100, phone);
  await erase(person);
  const other = await test.sql.reserve();
  await other`select pg_advisory_lock(hashtextextended('erased people 1001', 0))`;
  expect([await eraseRest(test.sql), await countNamed(phone)]).toEqual([0, 1]);
  await other`select pg_advisory_unlock(hashtextextended('erased people 1001', 0))`;
  other.release();

  const { accountId } = await signUp(test.app);
  await test.sql`insert into erased_people (account_id, psid, erased_at) values (${accountId}, ${psid}, now() - interval '1 day')`;
  await test.sql`
    insert into failed_events (account_id, failed_id, call, reason, body) values (${accountId}, ${generateId()}, 'x', 'x', ${psid})`;
  await test.sql`
    create function fail() returns trigger language plpgsql as $$ begin
      if old.account_id <> 1001 then raise exception 'broken'; end if;
      return old;
    end $$`;
  await test.sql`create trigger fail before delete on failed_events for each row execute function fail()`;
  await expect(eraseRest(test.sql)).rejects.toThrow('could not erase the rest of people in 1 accounts');
  await test.sql`drop function fail cascade`;
  expect([await countNamed(phone), await count('erased_people')]).toEqual([0, 1]);
  expect(await eraseRest(test.sql)).toBe(1);
});

it('OWN-12 OWN-14 C68 erases what waits in the inbox from or about someone, and nothing that came afterwards', async () => {
  const person = await addPerson();
  await addWaiting('a by them', { senderId: psid, text: 'hello' });
  await addWaiting('b their checkbox', { senderId: null, userRef: `ref-${psid}` });
  await addWaiting('c about them', { senderId: '1', text: `ask ${psid}.` });
  await addWaiting('d about another', { senderId: '1', text: `ask ${psid}0` });
  await erase(person);
  await addWaiting('e by them again', { senderId: psid, text: 'join' }, 'tomorrow');
  expect(await eraseRest(test.sql, { atOnce: 1 })).toBe(1);
  expect(await listMarks()).toEqual(['d about another', 'e by them again']);
});

it('OWN-12 OWN-14 C68 what came in while an erasure waited for its turn isn’t new', async () => {
  const person = await addPerson();
  await test.sql.begin(async (sql) => {
    await sql`select now()`;
    await addWaiting('a by them', { senderId: psid, text: 'hello' });
    await eraseSubscriber(sql, person);
  });
  expect(await eraseRest(test.sql)).toBe(1);
  expect(await listMarks()).toEqual([]);
});
