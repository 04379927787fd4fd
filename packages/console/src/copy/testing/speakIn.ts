import { es } from '../es';
import { spanishLate } from '../es/spanishLate';
import type { Language } from '../language';

/**
 * From now on, modules that are loaded read their texts in this language, as in a console in that language. Reset the modules before this,
 * and again after the tests.
 */
export async function speakIn(language: Language): Promise<void> {
  const [{ copy }, { lateCopy }, { setLanguage }] = await Promise.all([
    import('../copy'),
    import('../lateCopy'),
    import('../language'),
  ]);
  if (language === 'es') {
    Object.assign(copy, es);
    Object.assign(lateCopy, spanishLate);
  }
  setLanguage(language);
}
