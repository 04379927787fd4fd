import type { Language } from '../widget/Widget';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { id } from './id';
import { it } from './it';
import { ja } from './ja';
import type { LanguageTexts } from './LanguageTexts';
import { nl } from './nl';
import { pl } from './pl';
import { ptBR } from './ptBR';
import { tr } from './tr';

/** Everything built in, by language. Only for programs that need all of it: pages and the console load one. */
export const allLanguages: Readonly<Record<Language, LanguageTexts>> = {
  en,
  es,
  'pt-BR': ptBR,
  fr,
  de,
  it,
  nl,
  pl,
  tr,
  ar,
  ja,
  id,
};
