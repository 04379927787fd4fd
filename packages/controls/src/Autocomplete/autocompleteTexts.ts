/** The texts of an autocomplete. */
export const autocompleteTexts = { show: 'Show options', placeholder: '' } as const;

/** The same texts in any language. */
export type AutocompleteTexts = { readonly [Name in keyof typeof autocompleteTexts]: string };
