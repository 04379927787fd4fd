import { browserMemory } from '../data/browserMemory';
import { copy } from './copy';
import { type Language, languages, setLanguage } from './language';
import { setLate } from './lateCopy';
import type { Speech } from './Speech';

const storageKey = 'console-language';

/** The other languages, each loaded only if it is chosen. */
const speeches: Record<Exclude<Language, 'en'>, () => Promise<Speech>> = {
  es: () => import('./es/spanish').then(({ spanish }) => spanish),
};

/** The language that was chosen in this browser, or that the browser prefers. */
export function readLanguage(preferred = navigator.languages): Language {
  const kept = browserMemory.read(storageKey);
  const known = [kept, ...preferred.map((tag) => tag.slice(0, 2))].find(
    (one) => one && Object.hasOwn(languages, one),
  );
  return (known ?? 'en') as Language;
}

/** Stores the choice; it takes effect the next time the page loads. */
export function keepLanguage(language: Language): void {
  browserMemory.write(storageKey, language);
}

/** Switches the console to a language. If its texts can't be loaded, they stay English. */
export async function speak(language: Language): Promise<void> {
  if (language === 'en') return;
  const speech = await speeches[language]().catch(() => undefined);
  if (!speech) return;
  document.documentElement.lang = language;
  Object.assign(copy, speech.texts);
  speech.setControls();
  setLate(speech.loadLate);
  setLanguage(language);
}
