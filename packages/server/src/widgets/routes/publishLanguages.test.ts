import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { type Browser, signUp } from '../../testing/signUp';

let test: TestApp;
let owner: Browser;
beforeAll(async () => {
  test = await openTestApp();
  owner = await signUp(test.app);
});
afterAll(() => test.close());

const legal = { text: 'Ich stimme zu. STOP beendet alles.', law: 'us' };
const publish = async (channel: string, languages: object) => {
  const made = await owner.call('POST', '/widgets', {
    type: 'modal',
    channel,
    data: { main: { title: 'Ferns' }, languages },
  });
  const { widgetId } = made.json<{ widgetId: number }>();
  return { made, answer: await owner.call('POST', `/widgets/${widgetId}/publish`, { revision: 1 }) };
};

describe('publishing in several languages', () => {
  it('SMS-11 A-45 OWN-09 waits until the legal text of each language is confirmed', async () => {
    const { made, answer } = await publish('sms', { de: { fields: { 'main.title': 'Farne' } } });
    expect([made.statusCode, answer.statusCode]).toEqual([201, 422]);
    expect(answer.json().fields ?? answer.json()).toMatchObject([
      { path: 'data.languages.de.legal', message: 'must be confirmed before you publish' },
    ]);
    expect((await publish('sms', { de: { legal } })).answer.statusCode).toBe(200);
  });

  it('SMS-11 A-45 OWN-09 holds for an earlier version that is restored and published at once', async () => {
    const { made, answer } = await publish('sms', { de: { legal } });
    const { widgetId } = made.json<{ widgetId: number }>();
    const { revision, version } = answer.json<{ revision: number; version: number }>();
    await owner.call('PATCH', '/settings', { isEuAffected: true });
    const path = `/widgets/${widgetId}/versions/${version}/restore`;
    const restored = await owner.call('POST', path, { revision, publish: true });
    await owner.call('PATCH', '/settings', { isEuAffected: false });
    expect([restored.statusCode, restored.body]).toEqual([
      422,
      expect.stringContaining('data.languages.de.legal'),
    ]);
  });

  it('OWN-09 needs nothing for a widget without a phone form', async () => {
    expect((await publish('fb', { de: { fields: { 'main.title': 'Farne' } } })).answer.statusCode).toBe(200);
  });

  it.each([
    [
      'a text that widgets do not have',
      { de: { fields: { 'main.nothing': 'x' } } },
      'data.languages.de.fields',
    ],
    ['a built-in text that is not there', { de: { texts: { nothing: 'x' } } }, 'data.languages.de.texts'],
    [
      'a legal text without STOP',
      { de: { legal: { text: 'Ja', law: 'us' } } },
      'data.languages.de.legal.text',
    ],
    [
      'a law that we do not know',
      { de: { legal: { text: 'Ja', law: 'mars' } } },
      'data.languages.de.legal.law',
    ],
  ])('OWN-10 refuses %s, and says where it is', async (_, languages, path) => {
    const { made } = await publish('sms', languages);
    expect(made.statusCode).toBe(422);
    expect(JSON.stringify(made.json())).toContain(path);
  });
});
