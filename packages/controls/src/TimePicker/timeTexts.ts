/** The texts of a time picker in English. [C-TIME-01] */
export const timeTexts = {
  pattern: 'hh:mm',
  open: 'Choose time',
  hours: 'Hours',
  minutes: 'Minutes',
  refused: '%text% was not taken.',
  incomplete: 'Write it as %pattern%',
  impossible: 'This time does not exist',
} as const;

/** The same texts in any language. */
export type TimeTexts = { readonly [Name in keyof typeof timeTexts]: string };
