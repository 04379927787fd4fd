import { expect, it } from 'vitest';
import * as lists from '../constants/lists';
import { chooseLanguage } from './chooseLanguage';

it.each([
  [['de'], 'de'],
  [['de-AT'], 'de'],
  [['DE_de'], 'de'],
  [['pt-PT'], 'pt-BR'],
  [['', 'fr-CA'], 'fr'],
  [['sv', 'ja'], 'ja'],
  [['en-GB', 'de'], 'en'],
  [['den', 'es'], 'es'],
  [[null, undefined, 'sv'], undefined],
] as const)('of %j widgets speak %s', (tags, language) => {
  expect(chooseLanguage(tags)).toBe(language);
});

it.each(lists.languages)('%s is found by its own tag', (language) => {
  expect(chooseLanguage([language])).toBe(language);
});
