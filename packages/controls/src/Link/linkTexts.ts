/** What a link tells screen readers in place of its icon. */
export const linkTexts = { newTab: 'opens in a new tab' } as const;
