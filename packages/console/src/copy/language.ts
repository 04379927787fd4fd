/** The languages of the console. Each has its own name for itself. */
export const languages = { en: 'English', es: 'Español' } as const;
export type Language = keyof typeof languages;

let current: Language = 'en';

/** The current language of the console. */
export const language = (): Language => current;

/** From now on, texts and numbers are in this language. */
export function setLanguage(next: Language): void {
  current = next;
}
