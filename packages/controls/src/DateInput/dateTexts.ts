/** The texts of a date input in English. [C-DATE-01] */
export const dateTexts = {
  monthFirst: 'MM/DD/YYYY',
  dayFirst: 'DD/MM/YYYY',
  open: 'Choose date',
  refused: '%text% isn’t valid.',
  incomplete: 'Use the format %pattern%',
  impossible: 'That date doesn’t exist',
  tooEarly: 'Choose %date% or later',
  tooLate: 'Choose %date% or earlier',
} as const;

/** The same texts in any language. */
export type DateTexts = { readonly [Name in keyof typeof dateTexts]: string };
