import { isRightToLeft, type Language } from '@beckon/contract';
import { copy } from '../copy/copy';
import { language as spoken } from '../copy/language';

/** What a language is called at the start of a line. */
export function nameLanguage(language: Language): string {
  const name = copy.languages.names[language];
  return name.charAt(0).toLocaleUpperCase(spoken()) + name.slice(1);
}

/** The attributes of an element whose text is in this language. */
export function markLanguage(language: Language): { lang: Language; dir: 'ltr' | 'rtl' } {
  return { lang: language, dir: isRightToLeft(language) ? 'rtl' : 'ltr' };
}
