import { createHash } from 'node:crypto';
import { refusals, smsLegalText } from '@beckon/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertAccount, insertWidget } from '../../accounts/index';
import { listForms } from '../../numbers/index';
import { sampleAccount, sampleWidgets } from '../../sample/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  const [modal] = sampleWidgets;
  if (!modal) throw new Error('The sample has no widget.');
  await insertWidget(test.sql, 1001, { ...modal, widgetId: 5090, status: 'paused' });
  await insertWidget(test.sql, 1001, { ...modal, widgetId: 5091, channel: 'fb' });
  await insertWidget(test.sql, 1001, { ...modal, widgetId: 5092, data: { main: 'broken' } });
  await insertWidget(test.sql, 1001, { ...modal, widgetId: 5093 });
  await insertAccount(test.sql, { ...sampleAccount, accountId: 1002, country: 'DE', whitelist: [] });
  await insertWidget(test.sql, 1002, { ...modal, widgetId: 6001 });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.sql`delete from subscribers`;
});

const selectSubscribers = () => test.sql<{ phone: string }[]>`select * from subscribers`;
const selectConsents = () => test.sql`select * from consents order by created_at desc, consent_id desc`;

describe('POST /widget/createSubscriberByPhoneNumber', () => {
  it('NET-01 NET-03 SMS-03 stores the subscriber in international form and answers state true', async () => {
    const answer = await postPhone(test.app, buildPhoneBody({ phone_number: '(415) 555-2671' }));
    expect([answer.statusCode, answer.json()]).toEqual([200, { state: true, errors: [] }]);
    expect(await selectSubscribers()).toMatchObject([
      { account_id: 1001, phone: '+14155552671', channel: 'sms', source_widget_id: 5001 },
    ]);
  });

  it('SMS-11 stores the consent word for word with all its proof', async () => {
    const body = buildPhoneBody({ phone_number: '+14155550111', session_id: 'consent-session' });
    await postPhone(test.app, body);
    const text = smsLegalText({
      pageName: 'Fern & Fig',
      termsUrl: 'https://fernandfig.example/terms',
      privacyUrl: 'https://fernandfig.example/privacy',
    });
    const [consent] = await selectConsents();
    expect(consent).toMatchObject({
      account_id: 1001,
      phone: '+14155550111',
      method: 'inline',
      consent_text: text,
      text_sha256: createHash('sha256').update(text).digest('hex'),
      text_version: '1',
      button_label: 'Text me my 10%',
      page_address: 'https://shop.example.com/plants/fern',
      origin: 'https://shop.example.com',
      widget_id: 5001,
      widget_version: 1,
      session_id: 'consent-session',
      instance_id: 'instance1',
      ip_short: '127.0.0.0',
      user_agent: 'Test browser',
    });
    expect(Date.now() - Number(consent?.['created_at'])).toBeLessThan(60_000);
    expect(
      await test.sql`select widget_id, instance_id from opt_ins where session_id = 'consent-session'`,
    ).toEqual([{ widget_id: 5001, instance_id: 'instance1' }]);
  });

  it('NET-12 200 posts of one number at once create one subscriber, one consent and one opt-in', async () => {
    const body = buildPhoneBody({ phone_number: '+14155550122', session_id: 'parallel-session' });
    const answers = await Promise.all(Array.from({ length: 200 }, () => postPhone(test.app, body)));
    expect(test.lines.filter((line) => line.includes('request failed'))).toEqual([]);
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`))).toEqual(
      new Set(['200 {"state":true,"errors":[]}']),
    );
    expect(await selectSubscribers()).toHaveLength(1);
    expect(
      await test.sql`select from consents where phone = any(${listForms(test.sql, 1001, '+14155550122')})`,
    ).toHaveLength(1);
    expect(await test.sql`select from opt_ins where session_id = 'parallel-session'`).toHaveLength(1);
  });

  it('NET-12 OWN-12 a known number gets the same answer as a new one, and a new visit is a new consent and the latest opt-in', async () => {
    const visit = (session: string) =>
      postPhone(test.app, buildPhoneBody({ phone_number: '+14155550133', session_id: session }));
    const [first, second] = [await visit('first-visit'), await visit('second-visit')];
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(await selectSubscribers()).toHaveLength(1);
    expect(await test.sql`select from subscribers where last_opt_in_at > created_at`).toHaveLength(1);
    expect(
      await test.sql`select from consents where phone = any(${listForms(test.sql, 1001, '+14155550133')})`,
    ).toHaveLength(2);
  });

  it('NET-12 SMS-11 records a second consent when a visitor gives the number to another widget too', async () => {
    const parts = { phone_number: '+14155550144', session_id: 'two-widgets' };
    for (const widget_id of [5001, 5093, 5093])
      await postPhone(test.app, buildPhoneBody({ ...parts, widget_id }));
    expect(await selectSubscribers()).toHaveLength(1);
    expect(
      await test.sql`select widget_id from consents where session_id = 'two-widgets' order by widget_id`,
    ).toEqual([{ widget_id: 5001 }, { widget_id: 5093 }]);
  });

  it.each([
    ['no number at all', { phone_number: 'call me' }, refusals.notPhone],
    ['a number too short', { phone_number: '+1415555' }, refusals.notPhone],
    ['a premium number', { phone_number: '+19002345678' }, refusals.notTextable],
    ['an unknown account', { account_id: 4040 }, refusals.formGone],
    ['an account number beyond reading', { account_id: '9999999999999999' }, refusals.formGone],
    ['an unknown widget', { widget_id: 9999 }, refusals.formGone],
    ['a widget id that is no number', { widget_id: 'abc' }, refusals.formGone],
    ['a widget of another account', { widget_id: 6001 }, refusals.formGone],
    ['a paused widget', { widget_id: 5090 }, refusals.formGone],
    ['a widget that is not for SMS', { widget_id: 5091 }, refusals.formGone],
    ['a widget that cannot be read', { widget_id: 5092 }, refusals.formGone],
    ['a sign for another widget', { widget_sign: 'optin_5090_session-0123456789_i' }, refusals.formGone],
    ['a sign for another session', { widget_sign: 'optin_5001_other-session_i' }, refusals.formGone],
    ['a sign of three parts', { widget_sign: 'optin_5001_session-0123456789' }, refusals.formGone],
    ['a sign with a wrong marker', { widget_sign: 'optout_5001_session-0123456789_i' }, refusals.formGone],
  ])(
    'SMS-04 NET-02 rejects %s with a readable reason, stores nothing and sends nothing',
    async (_title, parts, error) => {
      const countQueued = async () => (await test.sql`select from outbox`).length;
      const before = await countQueued();
      const answer = await postPhone(test.app, buildPhoneBody(parts));
      expect([answer.statusCode, answer.json()]).toEqual([200, { state: false, errors: [error] }]);
      expect([(await selectSubscribers()).length, await countQueued()]).toEqual([0, before]);
    },
  );

  it('NET-12 reads a national number in the country of its account', async () => {
    const body = buildPhoneBody({ account_id: 1002, widget_id: 6001, phone_number: '01512 3456789' });
    expect((await postPhone(test.app, body, { origin: 'http://localhost:3000' })).json()).toMatchObject({
      state: true,
    });
    expect((await selectSubscribers()).map(({ phone }) => phone)).toEqual(['+4915123456789']);
  });

  it.each([
    ['https://shop.example.com', true],
    ['https://www.shop.example.com:8443', true],
    ['https://a.example.net', true],
    ['http://localhost:5173', true],
    ['https://evil.test', false],
    ['https://shop.example.com.evil.test', false],
    ['https://evil-shop.example.com', false],
    ['null', false],
    ['', false],
    ['chrome-extension://abc', false],
  ])('NET-11 A-27 a page on %s may send: %s', async (origin, isAllowed) => {
    const answer = (await postPhone(test.app, buildPhoneBody(), { origin })).json();
    expect(answer).toEqual(
      isAllowed ? { state: true, errors: [] } : { state: false, errors: [refusals.websiteNotAllowed] },
    );
    expect(await selectSubscribers()).toHaveLength(isAllowed ? 1 : 0);
  });

  it('S15 NET-11 the server’s own pages may send if PUBLIC_URL names it; the Host header never counts', async () => {
    const headers = { origin: 'https://widgets.test', host: 'widgets.test' };
    const named = await test.build({ publicUrl: 'https://named.test' });
    for (const app of [test.app, named]) {
      expect((await postPhone(app, buildPhoneBody(), headers)).json().state).toBe(false);
    }
    expect((await postPhone(named, buildPhoneBody(), { origin: 'https://named.test' })).json().state).toBe(
      true,
    );
  });

  it('C62 a consent cannot be changed or removed', async () => {
    await postPhone(test.app);
    const refused = { code: '23000' };
    await expect(test.sql`update consents set phone = ''`).rejects.toMatchObject(refused);
    await expect(test.sql`delete from consents`).rejects.toMatchObject(refused);
    await expect(test.sql`truncate consents`).rejects.toMatchObject(refused);
  });
});
