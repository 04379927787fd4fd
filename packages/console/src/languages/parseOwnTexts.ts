import { type Language, lists } from '@beckon/contract';
import { OwnTexts } from '@beckon/contract/languages/Languages';
import * as v from 'valibot';
import type { Draft } from '../data/Draft';
import { valueAtPath } from '../fields/valueAtPath';

/** Is this a language of widgets? */
export const isLanguage = (word: unknown): word is Language => lists.languages.some((one) => one === word);

/** What the owner wrote for one language; nothing if that's nothing, or can't be read. Pure. [OWN-07] */
export function parseOwnTexts({ data }: Pick<Draft, 'data'>, language: Language): OwnTexts | undefined {
  const read = v.safeParse(OwnTexts, valueAtPath(data, `languages.${language}`));
  return read.success ? read.output : undefined;
}

/** The language that visitors always get; undefined if that depends on the page and the browser. */
export function parseLanguageSetting({ data }: Pick<Draft, 'data'>): Language | undefined {
  const word = valueAtPath(data, 'setup.language');
  return isLanguage(word) ? word : undefined;
}

/** The languages in which the owner wrote or confirmed something. */
export function writtenLanguages(draft: Pick<Draft, 'data'>): Language[] {
  return lists.languages.filter((language) => parseOwnTexts(draft, language) !== undefined);
}
