import { buildSign, noticeMark, smsLegalText } from '@beckon/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAccount, insertWidget } from '../../accounts/index';
import { sampleAccount, sampleWidgets } from '../../sample/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const read = async (app: FastifyInstance, accountId: number, index = 0) => {
  const config = (await app.inject(`/widget/bootstrap?page_id=${accountId}`)).json();
  const legal = {
    pageName: config.page_name,
    termsUrl: config.terms_url,
    privacyUrl: config.privacy_url,
    extra: config.sms_legal_extra,
    own: config.widgets[index].data.main.legalText,
    isEu: config.is_eu_affected,
  };
  const button = config.widgets[index].data.main.smsButtonText;
  return { text: smsLegalText(legal), button, mark: noticeMark(legal, button) };
};
const send = async (ids: { account_id: number; widget_id: number }, mark: string | undefined) => {
  const sessionId = `session-${mark ?? 'none'}-${ids.account_id}`;
  const instanceId = mark === undefined ? 'ab12cd340' : `ab12cd340-${mark}`;
  const sign = buildSign({ widgetId: String(ids.widget_id), sessionId, instanceId });
  const body = buildPhoneBody({ ...ids, session_id: sessionId, widget_sign: sign });
  expect((await postPhone(test.app, body)).json()).toEqual({ state: true, errors: [] });
  const [row] = await test.sql`
    select consent_text, button_label, widget_version, notice_known, instance_id, method, text_version from consents
    where session_id = ${sessionId} order by created_at desc limit 1`;
  return row;
};
/** An account with two widgets that no visitor has seen yet. */
const open = async (accountId: number) => {
  const [modal] = sampleWidgets;
  if (!modal) throw new Error('The sample has no widget.');
  await insertAccount(test.sql, { ...sampleAccount, accountId });
  await insertWidget(test.sql, accountId, { ...modal, widgetId: accountId + 1 });
  await insertWidget(test.sql, accountId, { ...modal, widgetId: accountId + 2, data: {} });
  return { account_id: accountId, widget_id: accountId + 1 };
};
/** In one statement: a server that compiles between two would store the new words with the old version. */
const change = (accountId: number) => test.sql`
  with renamed as (update accounts set page_name = 'Fir & Fox' where account_id = ${accountId})
  update widgets set version = 2 where account_id = ${accountId}`;
const countNotices = async (accountId: number) =>
  (await test.sql`select from notices where account_id = ${accountId}`).length;

describe('the words of a consent', () => {
  it('SMS-11 are those that the visitor saw, whatever changed before the number arrived', async () => {
    const ids = await open(2001);
    const shown = await read(test.app, 2001);
    await change(2001);
    expect(await send(ids, shown.mark)).toEqual({
      consent_text: shown.text,
      button_label: shown.button,
      widget_version: 1,
      notice_known: true,
      instance_id: `ab12cd340-${shown.mark}`,
      method: 'inline',
      text_version: '1',
    });
    // From then on, pages get the new words, and both are known.
    const later = await read(await test.build({}), 2001);
    expect(later.text).toContain('Fir & Fox');
    expect(await send(ids, later.mark)).toMatchObject({
      consent_text: later.text,
      widget_version: 2,
      notice_known: true,
    });
    expect(await send(ids, shown.mark)).toMatchObject({ consent_text: shown.text, notice_known: true });
  });

  it('SMS-11 an unknown fingerprint gets the current words, and the record says so', async () => {
    const [ids, others] = [await open(2011), await open(2021)];
    await test.sql`update accounts set page_name = 'Elsewhere' where account_id = 2021`;
    const [own, foreign] = [await read(test.app, 2011), await read(test.app, 2021)];
    const sibling = await read(test.app, 2011, 1);
    expect(await send(others, foreign.mark)).toMatchObject({ notice_known: true });
    await change(2011);
    for (const mark of [foreign.mark, sibling.mark, 'zzzzzzzzzzzzzz', undefined]) {
      expect(await send(ids, mark)).toMatchObject({
        consent_text: own.text.replace('Fern & Fig', 'Fir & Fox'),
        widget_version: 2,
        notice_known: false,
      });
    }
  });

  it('SMS-11 A-45 A-17 under European law are the ones the visitor ticked: ours without American terms, or the widget’s own', async () => {
    const ids = await open(2051);
    await test.sql`update accounts set is_eu_affected = true where account_id = 2051`;
    const ours = await read(test.app, 2051);
    expect(ours.text).toMatch(/^I agree to receive marketing text messages from Fern & Fig/);
    expect(ours.text).not.toMatch(/autodial|purchase|rates/i);
    const ticked = { consent_text: ours.text, notice_known: true, method: 'checkbox', text_version: 'eu-1' };
    expect(await send(ids, ours.mark)).toMatchObject(ticked);
    // What wasn't shown wasn't ticked.
    expect(await send(ids, undefined)).toMatchObject({ ...ticked, notice_known: false, method: 'inline' });
    await test.sql`
      update widgets set data = '{"main":{"legalText":"I want your letters."}}', version = 2 where widget_id = 2052`;
    const own = await read(await test.build({}), 2051);
    expect(own.text).toMatch(/^I want your letters\. Terms: /);
    expect(await send(ids, own.mark)).toMatchObject({ consent_text: own.text, method: 'checkbox' });
  });

  it('SMS-11 A-45 elsewhere a widget’s own words follow ours', async () => {
    const ids = await open(2061);
    await test.sql`
      update widgets set data = '{"main":{"legalText":"Two a week."}}' where widget_id = 2062`;
    const shown = await read(test.app, 2061);
    expect(shown.text).toMatch(/autodialed .* Reply STOP to cancel\. Two a week\./);
    expect(await send(ids, shown.mark)).toMatchObject({ consent_text: shown.text, method: 'inline' });
  });

  it('are stored before they are served, once per change and not per request', async () => {
    await open(2031);
    expect(await countNotices(2031)).toBe(0);
    const apps = await Promise.all([1, 2, 3].map(() => test.build({})));
    await Promise.all(apps.flatMap((app) => [read(app, 2031), app.inject('/2031.js')]));
    expect(await countNotices(2031)).toBe(2);
    await test.sql`update widgets set data = '{"main":{"title":"Other"}}', version = 2 where widget_id = 2032`;
    await Promise.all((await Promise.all([1, 2].map(() => test.build({})))).map((app) => read(app, 2031)));
    // Another button is another notice; nothing relevant changed in the second widget.
    expect(await countNotices(2031)).toBe(3);
  });

  it('are not served if they cannot be stored', async () => {
    await open(2041);
    await test.sql`alter table notices add constraint shut check (account_id <> 2041) not valid`;
    expect((await (await test.build({})).inject('/2041.js')).statusCode).toBe(500);
    await test.sql`alter table notices drop constraint shut`;
    expect((await (await test.build({})).inject('/2041.js')).statusCode).toBe(200);
  });

  it('C62 a notice cannot be changed or removed', async () => {
    await read(test.app, 1001);
    const refused = { code: '23000' };
    await expect(test.sql`update notices set consent_text = ''`).rejects.toMatchObject(refused);
    await expect(test.sql`delete from notices`).rejects.toMatchObject(refused);
    await expect(test.sql`truncate notices`).rejects.toMatchObject(refused);
  });
});
