import { describe, expect, it } from 'vitest';
import type { Draft } from '../data/Draft';
import { valuesOf } from '../fields/valuesOf';
import { listUnconfirmed } from './listUnconfirmed';

const translated = { fields: { 'main.title': 'Hallo' } };
const confirmed = { ...translated, legal: { text: 'Ja. STOP', law: 'us' } };
const ask = (channel: Draft['channel'], data: Draft['data'], isEuAffected = false) => {
  const draft: Draft = { channel, smsKeyword: '', data };
  const values = valuesOf(channel === 'omni' ? 'omnichat' : 'modal', draft);
  return listUnconfirmed(draft, values, { isEuAffected }).map(({ path }) => path);
};

describe('listUnconfirmed', () => {
  it.each([
    ['sms', {}, []],
    ['sms', { languages: { de: translated } }, ['data.languages.de.legal']],
    ['sms', { languages: { de: { texts: { close: 'Zu' } } } }, ['data.languages.de.legal']],
    ['sms', { languages: { de: confirmed } }, []],
    ['sms', { languages: { de: { ...confirmed, legalDraft: 'Neu.' } } }, ['data.languages.de.legal']],
    ['sms', { languages: { en: translated } }, []],
    ['sms', { setup: { language: 'ja' } }, ['data.languages.ja.legal']],
    ['sms', { setup: { language: 'en' } }, []],
    ['sms', { setup: { language: 'de' }, languages: { de: translated } }, ['data.languages.de.legal']],
    ['fb', { setup: { language: 'de' }, languages: { fr: translated } }, []],
    ['omni', { languages: { de: translated } }, []],
    ['omni', { channels: { enable_sms: true }, languages: { de: translated } }, ['data.languages.de.legal']],
  ] as const)('SMS-11 OWN-10 A-45 on %s, %j stops at %j', (channel, data, paths) =>
    expect(ask(channel, data)).toEqual(paths),
  );
  it('SMS-11 A-45 a legal text confirmed for the other law stops it', () => {
    expect(ask('sms', { languages: { de: confirmed } }, true)).toEqual(['data.languages.de.legal']);
  });
  it('OWN-10 says what to do', () => {
    const say = (data: Draft['data']) =>
      listUnconfirmed({ channel: 'sms', smsKeyword: '', data }, {}, {}).map(({ message }) => message);
    expect(say({ languages: { de: translated } })).toEqual([
      'Confirm the legal text in German, or remove that translation.',
    ]);
    expect(say({ setup: { language: 'de' } })).toEqual([
      'This widget always uses German. Confirm the legal text in German, or choose another language.',
    ]);
  });
});
