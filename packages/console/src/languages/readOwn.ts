import { type Language, lists } from '@beckon/contract';
import { OwnTexts } from '@beckon/contract/languages/Languages';
import * as v from 'valibot';
import { readPath } from '../fields/readPath';
import type { Draft } from '../preview/Draft';

/** Is this a language of widgets? */
export const isLanguage = (word: unknown): word is Language => lists.languages.some((one) => one === word);

/** What the owner wrote for one language; nothing if that's nothing, or can't be read. Pure. [OWN-07] */
export function readOwn({ data }: Pick<Draft, 'data'>, language: Language): OwnTexts | undefined {
  const read = v.safeParse(OwnTexts, readPath(data, `languages.${language}`));
  return read.success ? read.output : undefined;
}

/** The language that visitors always get; undefined if that depends on the page and the browser. */
export function readSetting({ data }: Pick<Draft, 'data'>): Language | undefined {
  const word = readPath(data, 'setup.language');
  return isLanguage(word) ? word : undefined;
}

/** The languages in which the owner wrote or confirmed something. */
export function writtenLanguages(draft: Pick<Draft, 'data'>): Language[] {
  return lists.languages.filter((language) => readOwn(draft, language) !== undefined);
}
