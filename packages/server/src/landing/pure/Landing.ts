/** The landing widget at a public address. [OWN-19] */
export type Landing = { slug: string; accountId: number; widgetId: number };
