/** Where this browser stores the console's language: the console writes it, and the sandbox inside it reads it. */
export const consoleLanguageKey = 'console-language';
