import { type Language, language } from './language';

/** A text that the server sends in every language of the console. */
export const inLanguage = (words: Readonly<Record<Language, string>>): string => words[language()];
