/** The texts of a select. */
export const selectTexts = {
  placeholder: 'Choose…',
  count: '%count% selected',
  remove: 'Remove %label%',
} as const;

/** The same texts in any language. */
export type SelectTexts = { readonly [Name in keyof typeof selectTexts]: string };
