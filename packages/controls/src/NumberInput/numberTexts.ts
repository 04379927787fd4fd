/** The texts of the number input in English. */
export const numberTexts = { more: 'Increase', less: 'Decrease' } as const;
