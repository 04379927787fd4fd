import { expect, it } from 'vitest';
import { sampleAccount, sampleWidgets } from '../../sample/testing/index';
import { pickNotice } from './pickNotice';

const [modal] = sampleWidgets;
if (!modal) throw new Error('The sample has no widget.');
const legal = (law: string) => ({ text: 'Ich stimme zu. STOP beendet alles.', law });
const ask = (data: object, visited?: string, isEuAffected = false) => {
  const widget = { ...modal, data: { ...modal.data, ...data } };
  return pickNotice({ ...sampleAccount, isEuAffected }, widget, visited)?.textVersion;
};

it.each([
  ['the language of the visit', { languages: { de: { legal: legal('us') } } }, 'de', '1-de'],
  ['English, where nothing else is known', { languages: { de: { legal: legal('us') } } }, undefined, '1'],
  [
    'the language that it always speaks',
    { languages: { de: { legal: legal('us') } }, setup: { language: 'de' } },
    '',
    '1-de',
  ],
  ['English, where that is not confirmed', { setup: { language: 'de' } }, undefined, '1'],
  [
    'English, where it was confirmed for another law',
    { languages: { de: { legal: legal('eu') } } },
    'de',
    '1',
  ],
])('SMS-11 A-45 a visitor who texts has read a notice in %s', (_, data, visited, version) => {
  expect(ask(data, visited)).toBe(version);
});

it('SMS-11 A-45 under European law a translated notice is a European one', () => {
  expect(ask({ languages: { de: { legal: legal('eu') } } }, 'de', true)).toBe('eu-1-de');
});
