import type { Language } from '@beckon/contract';
import { namesOf, pathOf } from '../fields/pathOf';
import { isLanguage } from './parseOwnTexts';

type Part = 'fields' | 'texts';

/** Where a draft has the owner's texts of a language: all of them, or one. */
export function languagePath(
  language: Language,
  ...names: [] | ['legal' | 'legalDraft'] | [Part, string]
): string {
  return pathOf('data', 'languages', language, ...names);
}

/** What such a path leads to. The server writes a place with its dots. */
export function parseTranslationPath(
  path: string,
): { language: Language; part: string; place: string } | undefined {
  const [data, languages, language, part = '', ...place] = namesOf(path);
  if (data !== 'data' || languages !== 'languages' || !isLanguage(language)) return undefined;
  return { language, part, place: place.join('.') };
}
