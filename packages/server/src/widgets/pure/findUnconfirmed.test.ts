import { expect, it } from 'vitest';
import { findUnconfirmed } from './findUnconfirmed';

const us = { legal: { text: 'Ja. STOP beendet alles.', law: 'us' } };
const own = { fields: { 'main.title': 'Hallo' } };
const paths = (data: Record<string, unknown>, isEu = false, channel = 'sms') =>
  findUnconfirmed(channel === 'omni' ? 'omnichat' : 'modal', { channel, smsKeyword: '', data }, isEu).map(
    ({ path }) => path,
  );

it.each<[string, Record<string, unknown>, boolean, string, string[]]>([
  ['nothing is translated', {}, false, 'sms', []],
  ['a translation has no legal text', { languages: { de: own } }, false, 'sms', ['de']],
  ['it has one', { languages: { de: { ...own, ...us } } }, false, 'sms', []],
  ['it was changed since', { languages: { de: { ...us, legalDraft: 'Neu.' } } }, false, 'sms', ['de']],
  ['it has one for another law', { languages: { de: us } }, true, 'sms', ['de']],
  ['it always speaks such a language', { setup: { language: 'fr' } }, false, 'sms', ['fr']],
  ['it is English', { setup: { language: 'en' }, languages: { en: own } }, false, 'sms', []],
  ['it asks for no number', { languages: { de: own } }, false, 'fb', []],
  [
    'a bubble asks for one',
    { languages: { de: own }, channels: { enable_sms: true } },
    false,
    'omni',
    ['de'],
  ],
])('SMS-11 A-45 what must be confirmed if %s', (_, data, isEu, channel, languages) => {
  expect(paths(data, isEu, channel)).toEqual(languages.map((one) => `data.languages.${one}.legal`));
});
