import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSignInLink } from '../../accounts/index';
import { verifyConsentChain } from '../../consents/index';
import { generateId } from '../../database/index';
import { buildMark, markRecipient } from '../../messages/index';
import { listForms } from '../../numbers/index';
import { insertSmsRef } from '../../sms/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';
import { type Browser, openBrowser, signUp } from '../../testing/signUp';
import { eraseRest } from '../store/eraseRest';
import { unlinkErasedVisits } from '../store/unlinkErasedVisits';

let test: TestApp;
let sample: Browser;
beforeAll(async () => {
  test = await openTestApp();
  sample = await openSample();
});
afterAll(() => test.close());

/** The browser of the sample account's owner, through the link printed at start. */
async function openSample(): Promise<Browser> {
  const link = await createSignInLink(test.sql, 1001);
  const answer = await test.app.inject({ url: link ?? '', headers: { host: 'localhost' } });
  expect(answer.statusCode).toBe(303);
  const again = await test.app.inject({ url: link ?? '', headers: { host: 'localhost' } });
  expect(again.statusCode).toBe(410);
  return openBrowser(test.app, String(answer.headers['set-cookie']).split(';')[0]);
}

type Listed = { subscriberId: string; phone: string | null; messengerId: string | null };
const list = async (query: string) =>
  (await sample.call('GET', `/subscribers${query}`)).json<{ subscribers: Listed[]; total: number }>();

/** Something about this person in every table that could contain it. */
async function leaveTraces(id: string, { phone, psid }: { phone: string; psid: string }): Promise<void> {
  const { sql } = test;
  await sql`
    update subscribers set psid = ${psid}, messenger_user_ref = ${`ref-${psid}`} where subscriber_id = ${id}`;
  await sql`
    insert into events (account_id, day, event_id, kind, name, subscriber_id, payload, happened_at, counted_on)
    values (1001, now()::date, ${generateId()}, 'money', 'order', ${id}, '{"note":"theirs"}', now(), now()::date)`;
  await sql`
    insert into events (account_id, day, event_id, kind, name, session_id, external_id, payload, happened_at, counted_on)
    select 1001, now()::date, ${generateId()}, 'impression', 'seen', session_id, 'theirs', '{"note":"theirs"}', now(), now()::date
    from opt_ins where subscriber_id = ${id} limit 1`;
  await sql`
    insert into failed_events (account_id, failed_id, call, reason, body)
    values (1001, ${generateId()}, 'x', 'x', ${`{"p":"${phone}"}`}), (1001, ${generateId()}, 'x', 'x', ${`{"order":"9${phone.slice(1)}9"}`})`;
  for (const [channel, recipient] of [
    ['sms', phone],
    ['fb', psid],
    ['fb', `user_ref:ref-${psid}`],
  ] as const) {
    await sql`
      insert into outbox (account_id, message_id, channel, recipient, recipient_hash, body, dedupe_key)
      values (1001, ${generateId()}, ${channel}, ${recipient}, ${markRecipient(sql, { accountId: 1001, channel, recipient })},
        '{"text":"theirs"}', ${recipient})`;
    await sql`
      insert into inbound_messages (account_id, message_id, channel, sender, text, provider_id, outcome)
      values (1001, ${generateId()}, ${channel}, ${recipient}, 'theirs', 'x', 'for_person')`;
    await sql`
      insert into sandbox_messages (account_id, message_id, channel, recipient, direction, body)
      values (1001, ${generateId()}, ${channel}, ${recipient}, 'in', '{"text":"theirs"}')`;
  }
  await sql`
    insert into pending_opt_ins (account_id, pending_id, phone, opt_in, expires_at)
    values (1001, ${generateId()}, ${phone}, ${sql.json({ phone })}, now() + interval '1 day')`;
  await sql`
    insert into sms_refs (account_id, ref, widget_id, session_id, origin, ip_short, user_agent, expires_at, used_by)
    values (1001, ${`r${psid}`}, 5001, ${generateId()}, 'x', '', '', now() + interval '1 day', ${phone})`;
  const asked = {
    accountId: 1001,
    widgetId: 5001,
    origin: 'x',
    pageAddress: null,
    ipShort: '',
    userAgent: '',
  };
  const visits = await sql<{ session: string }[]>`
    select session_id as session from opt_ins where account_id = 1001 and subscriber_id = ${id}`;
  for (const { session: sessionId } of visits)
    await insertSmsRef(sql, { ...asked, ref: `p${psid}`, sessionId, language: '', payload: 'theirs' });
  await sql`
    insert into subscriber_fields (account_id, subscriber_id, field_id, value) values (1001, ${id}, 'coupon', 'theirs')`;
  await sql`insert into messenger_user_refs (account_id, user_ref, psid) values (1001, ${`ref-${psid}`}, ${psid})`;
  await sql`
    insert into messenger_inbox (account_id, mark, kind, event, due_at)
    values (1001, ${generateId()}, 'x', ${sql.json({ psid })}, now() + interval '1 day')`;
}

/** Every table with accounts, and which of these words are in rows of the sample. */
async function findWords(words: readonly string[]): Promise<string[]> {
  const tables = await test.sql<{ name: string }[]>`
    select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid
    where attname = 'account_id' and relkind in ('r', 'p') and not relispartition
      and relnamespace = 'public'::regnamespace order by 1`;
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await test.sql`select * from ${test.sql(name)} where account_id = 1001`;
      const text = JSON.stringify(rows);
      return words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`);
    }),
  );
  return found.flat();
}

it('OWN-12 OWN-17 C67 C68 shows everything about a person, exports it, and erases it everywhere', async () => {
  const [phone, psid] = ['+14155550123', '7766554433221100'];
  await postPhone(test.app, buildPhoneBody({ phone_number: phone }));
  await postPhone(test.app, buildPhoneBody({ phone_number: '+14155550124' }));
  const [first] = (await list('?search=0123')).subscribers;
  expect(first).toMatchObject({
    phone,
    pageAddress: 'https://shop.example.com/plants/fern',
    sourceWidgetName: 'Plant club, 10% off',
  });
  const id = first?.subscriberId ?? '';
  await leaveTraces(id, { phone, psid });

  const subscriber = await sample.call('GET', `/subscribers/${id}/export`);
  expect(subscriber.headers['content-disposition']).toContain('attachment');
  expect(subscriber.json()).toMatchObject({
    phone,
    messengerId: psid,
    consents: [
      {
        phone,
        noticeKnown: expect.any(Boolean),
        seq: 1,
        hash: expect.any(String),
        sessionId: expect.any(String),
      },
    ],
    events: [{ name: 'order', payload: { note: 'theirs' } }],
    optIns: [{ widgetId: 5001 }],
    fields: [{ fieldId: 'coupon', value: 'theirs' }],
    stops: [],
    pending: [{ expiresAt: expect.any(String), content: { phone } }],
    deliveries: [],
    refs: [{ ref: `r${psid}` }],
  });
  const { messages } = subscriber.json<{
    messages: { direction: string; channel: string; text: string }[];
  }>();
  const theirs = messages.filter(({ text }) => text === 'theirs');
  expect(theirs.map(({ direction, channel }) => `${direction} ${channel}`).sort()).toEqual([
    'in fb',
    'in sms',
    'out fb',
    'out fb',
    'out sms',
  ]);
  expect(subscriber.body).not.toContain('+14155550124');
  const other = await signUp(test.app);
  expect((await other.call('GET', `/subscribers/${id}`)).statusCode).toBe(404);
  expect((await other.call('DELETE', `/subscribers/${id}`)).statusCode).toBe(404);

  expect((await sample.call('DELETE', `/subscribers/${id}`)).statusCode).toBe(204);
  expect((await sample.call('GET', `/subscribers/${id}`)).statusCode).toBe(404);
  // When stopped, it leaves the rest for the next time.
  expect(await unlinkErasedVisits(test.sql, () => true)).toBe(0);
  expect(await unlinkErasedVisits(test.sql)).toBe(1);
  expect(await unlinkErasedVisits(test.sql)).toBe(0);
  expect(await eraseRest(test.sql)).toBe(1);
  // The same digits within longer ones belong to someone else.
  expect(await test.sql`select from failed_events where account_id = 1001`).toHaveLength(1);
  // The receipt stays as proof; the audit log says which record was erased, not whose it was.
  expect(await findWords([phone, psid, 'theirs', id])).toEqual([
    `audit_log: ${id}`,
    `consents: ${phone}`,
    `consents: ${id}`,
  ]);
  const { consents } = (await sample.call('GET', `/consents?subscriberId=${id}`)).json();
  // Only who asks for the number gets it.
  expect(consents).toMatchObject([{ phone: null, consentText: expect.any(String) }]);
  const exported = (await sample.call('POST', '/numbers/export', { phone })).json();
  expect(exported.consents).toMatchObject([{ phone, consentId: consents[0].consentId }]);
  expect(await verifyConsentChain(test.sql, 1001)).toMatchObject({ ok: true, count: 2 });
  expect((await list('')).total).toBe(1);

  const stops = await test.sql`
    select channel, recipient_hash as hash, reason from suppressions where account_id = 1001`;
  const ways = [
    { channel: 'fb', recipient: psid },
    { channel: 'fb', recipient: `user_ref:ref-${psid}` },
    { channel: 'sms', recipient: phone },
  ] as const;
  const expected = await Promise.all(
    ways.map(async ({ channel, recipient }) => ({
      channel,
      hash: buildMark(test.sql, { accountId: 1001, channel, recipient }),
      reason: 'erased',
    })),
  );
  expect(stops).toHaveLength(ways.length);
  expect(stops).toEqual(expect.arrayContaining(expected));
});

it('OWN-12 SMS-11 C68 exports and erases what is stored about a number that never confirmed', async () => {
  const phone = '+14155550131';
  await test.sql`update accounts set sms_double_opt_in = true where account_id = 1001`;
  await postPhone(test.app, buildPhoneBody({ phone_number: phone }));
  await test.sql`update accounts set sms_double_opt_in = false where account_id = 1001`;
  const exported = await sample.call('POST', '/numbers/export', { phone: '+1 (415) 555-0131' });
  expect(exported.statusCode).toBe(200);
  expect(exported.json()).toMatchObject({
    phone,
    subscriberId: null,
    consents: [],
    stops: [],
    messages: [{ direction: 'out', channel: 'sms', text: expect.stringContaining('Reply YES') }],
    pending: [{ content: { phone } }],
  });
  expect((await sample.call('POST', '/numbers/erase', { phone })).statusCode).toBe(204);
  expect(await findWords([phone])).toEqual([`erased_people: ${phone}`]);
  await eraseRest(test.sql);
  expect(await findWords([phone])).toEqual([]);
  expect((await sample.call('POST', '/numbers/export', { phone })).json()).toMatchObject({
    messages: [],
    pending: [],
    stops: [{ channel: 'sms', reason: 'erased' }],
  });
});

it('OWN-12 erases a subscriber by number, and says which number it can’t read', async () => {
  const phone = '+14155550132';
  await postPhone(test.app, buildPhoneBody({ phone_number: phone }));
  const [first] = (await list('?search=0132')).subscribers;
  const exported = (await sample.call('POST', '/numbers/export', { phone })).json();
  expect(exported).toMatchObject({ subscriberId: first?.subscriberId, consents: [{ phone }] });
  await sample.call('POST', '/numbers/erase', { phone });
  expect((await list('?search=0132')).subscribers).toEqual([]);
  // Their records are proof, and belong to the next subscriber with this number.
  await postPhone(test.app, buildPhoneBody({ phone_number: phone, session_id: 'after-erasure' }));
  const [again] = (await list('?search=0132')).subscribers;
  const shown = (await sample.call('GET', `/subscribers/${again?.subscriberId}`)).json();
  expect(shown.consents).toHaveLength(2);
  const wrong = await sample.call('POST', '/numbers/erase', { phone: '12' });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([
    400,
    [expect.objectContaining({ path: 'phone' })],
  ]);
});

it('OWN-01 OWN-12 the log has who viewed a person, once an hour', async () => {
  const phone = '+14155550133';
  await postPhone(test.app, buildPhoneBody({ phone_number: phone }));
  const [first] = (await list('?search=0133')).subscribers;
  for (let count = 0; count < 3; count += 1) await sample.call('GET', `/subscribers/${first?.subscriberId}`);
  const views = () => test.sql`
    select actor_kind, details from audit_log where action = 'subscriber.viewed' and target = ${first?.subscriberId ?? ''}`;
  expect(await views()).toEqual([{ actor_kind: 'person', details: {} }]);
  // An earlier view doesn't count; its id is as old as it is.
  await test.sql.begin(async (sql) => {
    await sql`alter table audit_log disable trigger user`;
    await sql`
      update audit_log set entry_id = overlay(entry_id::text placing '0190' from 1 for 4)::uuid
      where action = 'subscriber.viewed'`;
    await sql`alter table audit_log enable trigger user`;
  });
  await sample.call('GET', `/subscribers/${first?.subscriberId}`);
  expect(await views()).toHaveLength(2);
});

it('OWN-12 OWN-13 OWN-22 shows when a message that waits goes', async () => {
  const phone = '+14155550177';
  await postPhone(test.app, buildPhoneBody({ phone_number: phone, session_id: 'waiting-session' }));
  const morning = '2126-11-16T13:00:00.000Z';
  await test.sql`update outbox set due_at = ${morning}, next_at = ${morning}, state = 'queued' where recipient = any(${listForms(test.sql, 1001, phone)})`;
  const [known] = (await list('?search=0177')).subscribers;
  const { messages } = (await sample.call('GET', `/subscribers/${known?.subscriberId}`)).json();
  expect(messages).toMatchObject([{ direction: 'out', state: 'queued', at: morning }]);
});
