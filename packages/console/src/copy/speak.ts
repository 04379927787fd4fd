import { consoleLanguageKey } from '@beckon/contract/data/consoleLanguageKey';
import { browserMemory } from '../data/browserMemory';
import { copy } from './copy';
import { type Language, languages, setLanguage } from './language';
import { setLate } from './lateCopy';
import type { Speech } from './Speech';

const nothing = async (): Promise<void> => {};

/** The other languages, each loaded only if it is chosen. */
const speeches: Record<Exclude<Language, 'en'>, () => Promise<Speech>> = {
  es: () => import('./es/spanish').then(({ spanish }) => spanish),
};

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

/**
 * Switches the console to a language, before the rest of the console loads, and returns a call for after that: it sets the texts of the
 * form controls. What can't be loaded stays English.
 */
export async function speak(language: Language): Promise<() => Promise<void>> {
  if (language === 'en') return nothing;
  const speech = await speeches[language]().catch(() => undefined);
  if (!speech) return nothing;
  document.documentElement.lang = language;
  Object.assign(copy, speech.texts);
  setLate(speech.loadLate);
  setLanguage(language);
  return () => speech.setControls().catch(nothing);
}
