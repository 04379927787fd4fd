/** The words of a select. */
export const selectTexts = {
  placeholder: 'Choose…',
  count: '%count% selected',
  remove: 'Remove %label%',
} as const;

/** The same words in any language. */
export type SelectTexts = { readonly [Name in keyof typeof selectTexts]: string };
