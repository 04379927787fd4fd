import * as lists from '../constants/lists';
import type { Language } from '../widget/Widget';
import { findSpoken } from './findSpoken';

/** The first of these tags' languages that widgets speak, in any of its variants: `pt-PT` gets Brazilian Portuguese. */
export function chooseLanguage(tags: readonly (string | null | undefined)[]): Language | undefined {
  const code = findSpoken(tags);
  return lists.languages.find((one) => one.slice(0, 2) === code);
}
