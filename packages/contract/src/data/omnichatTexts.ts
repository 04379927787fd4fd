/** Names of the omnichat's icon buttons for screen readers. [OMNI-28] */
export const omnichatTexts = { back: 'Back', closeMessage: 'Close message' } as const;
