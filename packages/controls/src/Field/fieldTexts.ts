/** The texts that a field adds to its label. [C-TXT-01] */
export const fieldTexts = { optional: 'Optional', hintAbout: 'About' } as const;
