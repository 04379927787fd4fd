import type { Language } from '@beckon/contract';
import type { LanguageTexts } from '../../../languages/loadLanguage';

type Part = 'fields' | 'texts';

/** A language, what's written in it so far, and how that's changed. */
export interface Written {
  readonly language: Language;
  /** Missing until they are loaded. */
  readonly builtIn: LanguageTexts | undefined;
  readonly valueAt: (part: Part, place: string) => string;
  readonly errorAt: (part: Part, place: string) => string | undefined;
  readonly onWrite: (part: Part, place: string, value: string | undefined) => void;
}
