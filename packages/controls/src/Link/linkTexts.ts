/** What a link tells those who do not see its icon. */
export const linkTexts = { newTab: 'opens in a new tab' } as const;
