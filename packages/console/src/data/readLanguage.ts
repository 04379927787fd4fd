import { consoleLanguageKey } from '@beckon/contract/data/consoleLanguageKey';
import { type Language, languages } from '../copy/language';
import { browserMemory } from './browserMemory';

/** The language that was chosen in this browser, or that the browser prefers. */
export function readLanguage(preferred = navigator.languages): Language {
  const kept = browserMemory.read(consoleLanguageKey);
  const known = [kept, ...preferred.map((tag) => tag.slice(0, 2))].find(
    (one) => one && Object.hasOwn(languages, one),
  );
  return (known ?? 'en') as Language;
}

/** Stores the choice; it takes effect the next time the page loads. */
export function saveLanguage(language: Language): void {
  browserMemory.write(consoleLanguageKey, language);
}
