/** The texts of a time picker in English. [C-TIME-01] */
export const timeTexts = {
  pattern: 'hh:mm',
  open: 'Choose time',
  hours: 'Hours',
  minutes: 'Minutes',
  refused: '%text% isn’t valid.',
  incomplete: 'Use the format %pattern%',
  impossible: 'That time doesn’t exist',
} as const;

/** The same texts in any language. */
export type TimeTexts = { readonly [Name in keyof typeof timeTexts]: string };
