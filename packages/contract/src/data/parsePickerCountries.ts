import type { PickerCountry } from './PickerCountry';

/** A packed line: two letters, dial codes between commas, English name, and after a bar a different native name. */
const packedLine = /^(..)([\d,]+)([^|\n]+)\|?(.*)$/gm;

/** Unpacks the table `pickerCountries`: one entry per country and dial code, in its order. [C-PHONE-04, A-72] */
export function parsePickerCountries(table: string): PickerCountry[] {
  return [...table.matchAll(packedLine)].flatMap(([, code = '', dials = '', name = '', native]) =>
    dials
      .split(',')
      .map((dial, turn) => ({ code: code + (turn ? turn + 1 : ''), name, native: native || name, dial })),
  );
}
