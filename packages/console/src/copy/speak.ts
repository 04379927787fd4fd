import { browserMemory } from '../data/browserMemory';
import { copy } from './copy';
import { type Language, languages, setLanguage } from './language';
import type { Translation } from './Translation';

const storageKey = 'console-language';

/** The texts of the other languages, each fetched when somebody chooses it. */
const translations: Record<Exclude<Language, 'en'>, () => Promise<Translation>> = {
  es: () => import('./es').then(({ es }) => es),
};

/** The language that was chosen in this browser, or that the browser prefers. */
export function readLanguage(preferred = navigator.languages): Language {
  const kept = browserMemory.read(storageKey);
  const known = [kept, ...preferred.map((tag) => tag.slice(0, 2))].find(
    (one) => one && Object.hasOwn(languages, one),
  );
  return (known ?? 'en') as Language;
}

/** Keeps the choice; it acts when the page is loaded the next time. */
export function keepLanguage(language: Language): void {
  browserMemory.write(storageKey, language);
}

/** Has the console speak a language from now on. Texts that cannot be fetched stay English. */
export async function speak(language: Language): Promise<void> {
  if (language === 'en') return;
  const texts = await translations[language]().catch(() => undefined);
  if (!texts) return;
  document.documentElement.lang = language;
  Object.assign(copy, texts);
  setLanguage(language);
}
