import * as lists from '../constants/lists';
import { findSpoken } from './findSpoken';
import type { Language } from './LanguageTexts';

/** The first of these tags' languages that widgets speak, in any of its variants: `pt-PT` gets Brazilian Portuguese. */
export function chooseLanguage(tags: readonly (string | null | undefined)[]): Language | undefined {
  const code = findSpoken(tags);
  return lists.languages.find((one) => one.slice(0, 2) === code);
}
