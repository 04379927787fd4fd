import * as lists from '../constants/lists';
import type { Language } from './LanguageTexts';

/** The first of these language tags that widgets speak, in any of its variants: `pt-PT` gets Brazilian Portuguese. */
export function chooseLanguage(tags: readonly (string | null | undefined)[]): Language | undefined {
  for (const tag of tags) {
    const start = tag?.slice(0, 2).toLowerCase();
    const isWhole = tag?.length === 2 || tag?.[2] === '-' || tag?.[2] === '_';
    const found = isWhole && lists.languages.find((one) => one.slice(0, 2) === start);
    if (found) return found;
  }
  return undefined;
}
