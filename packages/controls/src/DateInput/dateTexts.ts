/** The texts of a date input in English. [C-DATE-01] */
export const dateTexts = {
  monthFirst: 'MM/DD/YYYY',
  dayFirst: 'DD/MM/YYYY',
  open: 'Choose date',
  refused: '%text% was not taken.',
  incomplete: 'Write it as %pattern%',
  impossible: 'This date does not exist',
  tooEarly: 'Choose %date% or later',
  tooLate: 'Choose %date% or earlier',
} as const;

/** The same texts in any language. */
export type DateTexts = { readonly [Name in keyof typeof dateTexts]: string };
