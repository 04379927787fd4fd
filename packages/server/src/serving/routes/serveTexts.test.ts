import { buildSign, noticeMark } from '@beckon/contract';
import { allLanguages } from '@beckon/contract/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertAccount, insertWidget } from '../../accounts/index';
import { sampleAccount, sampleWidgets } from '../../sample/testing/index';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { buildPhoneBody, postPhone } from '../../testing/postPhone';

const accountId = 2101;
const legal = { text: 'Ich stimme SMS von Fern & Fig zu. STOP beendet sie.', law: 'us' };
const languages = {
  de: { fields: { 'main.title': 'Zehn Prozent' }, texts: { close: 'Weg' }, legal },
  fr: { fields: { 'main.title': 'Dix pour cent' } },
};
let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  const [modal] = sampleWidgets;
  if (!modal) throw new Error('The sample has no widget.');
  await insertAccount(test.sql, { ...sampleAccount, accountId });
  const data = { ...modal.data, languages };
  await insertWidget(test.sql, accountId, { ...modal, widgetId: 21011, channel: 'sms', data });
});
afterAll(() => test.close());

const ask = (query: string) => test.app.inject(`/widget/texts?${query}`);
const filesIn = (module: string) => JSON.parse(/^const beckon=(.*);$/m.exec(module)?.[1] ?? '{}').files;
const read = async (code: string) =>
  filesIn((await ask(`page_id=${accountId}&languages=${code}`)).body)[code];

describe('GET /widget/texts', () => {
  it('OWN-05 gives pages of any origin a module with the texts of an account, once per change', async () => {
    const url = `/widget/texts?page_id=${accountId}&languages=de`;
    const answer = await test.app.inject(url);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'text/javascript; charset=utf-8',
      etag: expect.any(String),
    });
    expect(answer.body).toMatch(/export const learn=beckon\.learn;\n$/);
    const { language, texts, widgets } = filesIn(answer.body).de;
    expect([language, texts['Phone number']]).toEqual(['de', allLanguages.de.texts.phoneLabel]);
    expect(widgets[21011]).toMatchObject({
      data: { main: { title: 'Zehn Prozent' } },
      legal: { text: legal.text, terms: allLanguages.de.texts.terms },
      texts: { Close: 'Weg' },
    });
    const headers = { 'if-none-match': String(answer.headers['etag']) };
    expect((await test.app.inject({ url, headers })).statusCode).toBe(304);
  });

  it('OWN-05 has every language that a page asks for, and Brazilian Portuguese for all of Portuguese', async () => {
    const files = filesIn((await ask(`page_id=${accountId}&languages=pt,ar,sv,pt`)).body);
    expect(
      Object.entries(files).map(([code, file]) => [code, (file as { language: string }).language]),
    ).toEqual([
      ['ar', 'ar'],
      ['pt', 'pt-BR'],
    ]);
  });

  it('SMS-11 A-45 leaves out a phone form whose legal text the owner has not confirmed', async () => {
    expect((await read('fr')).widgets).toEqual({});
    expect((await read('it')).widgets).toEqual({});
  });

  it('BOOT-01 the configuration of pages has no language but its own', async () => {
    const config = (await test.app.inject(`/widget/bootstrap?page_id=${accountId}`)).body;
    expect(config).not.toContain('Zehn Prozent');
    expect(config).not.toContain('own_english');
  });

  it.each(['page_id=my-shop&languages=ar', 'languages=ar', 'page_id=99999&languages=ar'])(
    'BOOT-15 a page without an account here gets the built-in texts (%s)',
    async (query) => {
      const { ar } = filesIn((await ask(query)).body);
      expect([ar.texts.Close, ar.widgets]).toEqual([allLanguages.ar.texts.close, {}]);
    },
  );

  it.each(['page_id=1001', 'page_id=1001&languages=sv', 'languages=__proto__', 'languages=de%22-alert(1)'])(
    'C38 says which languages there are (%s)',
    async (query) => {
      const answer = await ask(query);
      expect([answer.statusCode, answer.json().error]).toEqual([400, expect.stringContaining('pt')]);
    },
  );
});

describe('a consent in another language', () => {
  it('SMS-11 keeps the exact words that the visitor saw, and the language in its version', async () => {
    const config = (await test.app.inject(`/widget/bootstrap?page_id=${accountId}`)).json();
    const { widgets } = await read('de');
    const { data, legal: words } = widgets[21011];
    const input = {
      pageName: config.page_name,
      termsUrl: config.terms_url,
      privacyUrl: config.privacy_url,
      words,
    };
    const button = data.main.smsButtonText ?? config.widgets[0].data.main.smsButtonText;
    const mark = noticeMark(input, button);
    const sessionId = 'session-german';
    const sign = buildSign({ widgetId: '21011', sessionId, instanceId: `ab12cd340-${mark}` });
    const body = buildPhoneBody({
      account_id: accountId,
      widget_id: 21011,
      session_id: sessionId,
      widget_sign: sign,
    });
    expect((await postPhone(test.app, body)).json()).toMatchObject({ state: true });
    const [row] = await test.sql`
      select consent_text, button_label, notice_known, method, text_version from consents where session_id = ${sessionId}`;
    expect(row).toEqual({
      consent_text: expect.stringMatching(/^Ich stimme SMS .*AGB: https/s),
      button_label: button,
      notice_known: true,
      method: 'inline',
      text_version: '1-de',
    });
  });
});
