import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAccount, insertWidget } from '../../accounts/index';
import { openPool } from '../../database/testing/index';
import { noChannels } from '../../env/testing/index';
import { sampleAccount, sampleWidgets } from '../../sample/testing/index';
import { createSecretMemory } from '../../secrets/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';
import { buildTextForm, postText, textsUrl } from '../../testing/postText';

const twilio = { accountSid: 'AC1', authToken: 'twilio-token-0123456789' };
const account = { ...sampleAccount, accountId: 1002, smsProvider: 'twilio', smsCountries: [] };
const [to, from] = ['+14155550199', '+14155550123'];
let test: TestApp;
let app: FastifyInstance;
let count = 0;

beforeAll(async () => {
  test = await openTestApp();
  app = await test.build({
    publicUrl: textsUrl,
    channels: { ...noChannels, shared: { twilio }, sharedWith: [1002] },
  });
  const [modal] = sampleWidgets;
  if (!modal) throw new Error('The sample has no widget.');
  await insertAccount(test.sql, { ...account, widgetPhone: to });
  await insertWidget(test.sql, 1002, { ...modal, widgetId: 6001, smsKeyword: 'ROSE' });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`truncate outbox, suppressions, opt_ins, subscriber_fields, subscribers, inbound_messages, sms_slices, sms_spending`;
  await test.sql`update accounts set sms_daily_parts = 500`;
  test.lines.length = 0;
});

async function text(body: string, sender = from) {
  count += 1;
  const pairs = buildTextForm({ MessageSid: `SM${count}`, From: sender, To: to, Body: body });
  const answer = await postText(app, { secret: twilio.authToken, pairs });
  expect(answer.statusCode).toBe(200);
}
const countQueued = async () => (await test.sql`select from outbox`).length;
const countOptIns = async () => (await test.sql`select from opt_ins`).length;
const selectInbound = () =>
  test.sql`select outcome, reason, count(*)::integer as n from inbound_messages group by 1, 2 order by 1, 2`;
const isStopped = async () => (await test.sql`select from suppressions where lifted_at is null`).length > 0;
const linesWith = (words: string) => test.lines.filter((line) => line.includes(words));

describe('the limits of the SMS webhook', () => {
  it('OWN-13 C58 obeys STOP and START in turns every time, and replies as often as a person would ask', async () => {
    for (let turn = 0; turn < 15; turn += 1) {
      await text('STOP');
      expect(await isStopped()).toBe(true);
      await text('START');
      expect(await isStopped()).toBe(false);
    }
    expect(await countQueued()).toBe(6);
    expect(await selectInbound()).toEqual([
      { outcome: 'started', reason: '', n: 3 },
      { outcome: 'started', reason: 'too_many', n: 12 },
      { outcome: 'stopped', reason: '', n: 3 },
      { outcome: 'stopped', reason: 'too_many', n: 12 },
    ]);
    // Two hours later six more, and then none for the rest of the day.
    for (let later = 0; later < 2; later += 1) {
      await test.sql`update sms_slices set slice = slice - interval '2 hours'`;
      for (let turn = 0; turn < 5; turn += 1) {
        await text('STOP');
        await text('START');
      }
    }
    expect(await countQueued()).toBe(12);
    expect(linesWith('asked for too many')).not.toHaveLength(0);
  });

  it('NET-12 OWN-13 C26 a series of numbers that text the keyword opts in, and gets twenty texts an hour', async () => {
    for (let index = 0; index < 30; index += 1) await text('ROSE', `+1415555${1000 + index}`);
    expect([await countOptIns(), await countQueued()]).toEqual([30, 20]);
    expect(await selectInbound()).toEqual([
      { outcome: 'opted_in', reason: '', n: 20 },
      { outcome: 'opted_in', reason: 'too_many', n: 10 },
    ]);
  });

  it('NET-12 C28 counts forms and texts of one number together', async () => {
    for (const session of ['visit-one-1', 'visit-two-2', 'visit-three']) {
      const parts = { account_id: 1002, widget_id: 6001, phone_number: from, session_id: session };
      expect((await postPhone(app, buildPhoneBody(parts))).json()).toMatchObject({ state: true });
    }
    // The same welcome once a day, whatever brought it.
    await test.sql`truncate outbox`;
    await text('ROSE');
    expect([await countOptIns(), await countQueued()]).toEqual([4, 0]);
    expect(await selectInbound()).toEqual([{ outcome: 'opted_in', reason: 'too_many', n: 1 }]);
  });

  it.each([
    ['another country', '+442079460123'],
    ['a number that costs the sender', '+19005550123'],
    ['a satellite', '+870776123456'],
  ])(
    'NET-12 OWN-13 C27 a keyword from %s is not an opt-in; stores and logs it; obeys STOP; sends nothing',
    async (...row) => {
      const [, foreign] = row;
      await text('ROSE', foreign);
      await text('STOP', foreign);
      await text('HELP', foreign);
      expect([await countOptIns(), await countQueued(), await isStopped()]).toEqual([0, 0, true]);
      expect(await selectInbound()).toEqual([
        { outcome: 'helped', reason: 'not_served', n: 1 },
        { outcome: 'refused', reason: 'not_served', n: 1 },
        { outcome: 'stopped', reason: 'not_served', n: 1 },
      ]);
      expect(linesWith('it is not an opt-in')).toHaveLength(1);
      expect(test.lines.join('')).not.toContain(foreign);
    },
  );

  it('NET-12 C30 when the daily limit is reached a keyword still opts in; its text waits; records and logs it once', async () => {
    await test.sql`update accounts set sms_daily_parts = 1`;
    for (const sender of ['+14155550101', '+14155550102', '+14155550103']) await text('ROSE', sender);
    expect([await countOptIns(), await countQueued()]).toEqual([3, 3]);
    expect(await test.sql`select from outbox where state = 'over_limit'`).toHaveLength(2);
    expect(await selectInbound()).toEqual([
      { outcome: 'opted_in', reason: '', n: 1 },
      { outcome: 'opted_in', reason: 'used_up', n: 2 },
    ]);
    expect(linesWith('the reply waits: this account has reached its daily text limit')).toHaveLength(2);
    const told = test.lines
      .map((line) => JSON.parse(line))
      .filter(({ level }) => level === 'error' || level === 50);
    expect(told.map(({ msg }) => msg)).toEqual(['this account has reached its daily text limit (UTC)']);
  });

  it('OWN-13 C21 rejects an unsigned call before it queries the database', async () => {
    const sql = openPool('postgres://nobody:x@127.0.0.1:1/none');
    const cut = await test.build({ sql, publicUrl: textsUrl });
    for (const url of ['/webhooks/sms', '/webhooks/messenger']) {
      const type = url.endsWith('sms') ? 'application/x-www-form-urlencoded' : 'application/json';
      const answer = await cut.inject({
        method: 'POST',
        url,
        headers: { 'content-type': type },
        payload: '{}',
      });
      expect([url, answer.statusCode]).toEqual([url, 403]);
    }
    await sql.end({ timeout: 0 });
  });

  it('OWN-13 C21 reads the signing secret once a minute, not with every call, and does not cache a failure', async () => {
    let now = 0;
    const find = createSecretMemory(test.sql, 'kept', { rememberMs: 60_000, nowMs: () => now });
    const first = await find();
    await test.sql`update installation_secrets set secret = 'another' where name = 'kept'`;
    now = 59_999;
    expect(await find()).toBe(first);
    now = 60_000;
    expect(await find()).toBe('another');
    await test.sql`alter table installation_secrets rename to gone`;
    now = 200_000;
    await expect(find()).rejects.toThrow();
    await test.sql`alter table gone rename to installation_secrets`;
    expect(await find()).toBe('another');
  });
});
