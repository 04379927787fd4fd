/** The languages of the console. Each is named in itself. */
export const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;

let current: Language = 'en';

/** The language that the console speaks. */
export const language = (): Language => current;

/** From now on texts and numbers are written in this language. */
export function setLanguage(next: Language): void {
  current = next;
}
