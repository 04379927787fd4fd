/** If several countries share a dial code, the one with most of its numbers. */
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
  'RS',
  'SI',
  'MC',
];
