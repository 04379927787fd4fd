/** Names of the icon buttons for screen readers. [OMNI-28] */
export const omnichatTexts = { back: 'Back', closeMessage: 'Close message' } as const;
