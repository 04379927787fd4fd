import type { Language } from '@beckon/contract';
import { en } from '@beckon/contract/languages/en';

/** Everything that is built in for a language. */
export type LanguageTexts = typeof en;

/** English is built in; each of the others is loaded when it's needed. */
const loaders: Readonly<Record<Language, () => Promise<LanguageTexts>>> = {
  en: async () => en,
  es: async () => (await import('@beckon/contract/languages/es')).es,
  'pt-BR': async () => (await import('@beckon/contract/languages/ptBR')).ptBR,
  fr: async () => (await import('@beckon/contract/languages/fr')).fr,
  de: async () => (await import('@beckon/contract/languages/de')).de,
  it: async () => (await import('@beckon/contract/languages/it')).it,
  nl: async () => (await import('@beckon/contract/languages/nl')).nl,
  pl: async () => (await import('@beckon/contract/languages/pl')).pl,
  tr: async () => (await import('@beckon/contract/languages/tr')).tr,
  ar: async () => (await import('@beckon/contract/languages/ar')).ar,
  ja: async () => (await import('@beckon/contract/languages/ja')).ja,
  id: async () => (await import('@beckon/contract/languages/id')).id,
};

/** Everything built in for one language. */
export function loadLanguage(language: Language): Promise<LanguageTexts> {
  return loaders[language]();
}
