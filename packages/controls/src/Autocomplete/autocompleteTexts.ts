/** The words of an autocomplete. */
export const autocompleteTexts = { show: 'Show options', placeholder: '' } as const;

/** The same words in any language. */
export type AutocompleteTexts = { readonly [Name in keyof typeof autocompleteTexts]: string };
