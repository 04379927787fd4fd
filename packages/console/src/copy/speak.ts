import { copy } from './copy';
import { type Language, setLanguage } from './language';
import { setLate } from './lateCopy';
import type { Speech } from './Speech';

const nothing = async (): Promise<void> => {};

/** The other languages, each loaded only if it is chosen. */
const speeches: Record<Exclude<Language, 'en'>, () => Promise<Speech>> = {
  es: () => import('./es/spanish').then(({ spanish }) => spanish),
};

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
