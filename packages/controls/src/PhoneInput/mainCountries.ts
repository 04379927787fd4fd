/** Where several countries share a dial code, the one that most of its numbers belong to. */
export const mainCountries: readonly string[] = [
  'US',
  'RU',
  'GB',
  'IT',
  'NO',
  'AU',
  'FI',
  'MA',
  'RE',
  'GP',
  'CW',
  'FK',
  'NZ',
];
