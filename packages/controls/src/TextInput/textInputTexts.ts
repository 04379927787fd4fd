/** The texts of the text fields in English. */
export const textInputTexts = { clear: 'Clear', left: 'Characters left: %count%' } as const;
