/** What screen readers call the buttons that have no words. [OMNI-28] */
export const omnichatTexts = { back: 'Back', closeMessage: 'Close message' } as const;
