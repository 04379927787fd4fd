import type { PickerCountry } from './PickerCountry';

/** Two letters, and dial codes between commas. */
const packedCode = /([A-Z]{2})([\d,]+)/g;

/**
 * Unpacks `dialCodes`: one entry per country and dial code, like `readPickerCountries`. Until the names are available, a country has
 * the browser's English name for it. [C-PHONE-01, C-PHONE-04, A-72]
 */
export function readDialCodes(table: string): PickerCountry[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return [...table.matchAll(packedCode)].flatMap(([, code = '', dials = '']) =>
    dials.split(',').map((dial, turn) => ({
      code: code + (turn ? turn + 1 : ''),
      dial,
      get name() {
        return names.of(code) ?? code;
      },
      get native() {
        return this.name;
      },
    })),
  );
}
