/** What a control shows for a value that nobody set and that has no default. */
export const unsetTexts = { color: 'Automatic', pair: 'same as above' } as const;
