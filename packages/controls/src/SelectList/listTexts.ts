/** The texts of a select list. [C-LIST-01, C-LIST-03] */
export const listTexts = {
  empty: 'No Items Found',
  create: "+ New '%value%'",
  loading: 'Loading…',
  failed: 'The list could not be loaded.',
  retry: 'Try again',
} as const;

/** The same texts in any language. */
export type ListTexts = { readonly [Name in keyof typeof listTexts]: string };
