import { pickerCountries } from '@beckon/contract/data/pickerCountries';
import { readPickerCountries } from '@beckon/contract/data/readPickerCountries';
import type { ListOption } from '@beckon/controls/SelectList/ListOption';

const letters = 2;

/** Every country by its name, once, with the two letters that settings store. [OWN-02] */
export const countryOptions: readonly ListOption[] = readPickerCountries(pickerCountries)
  .filter(({ code }) => code.length === letters)
  .map(({ code, name }) => ({ value: code, label: name, hint: code }))
  .sort((one, other) => one.label.localeCompare(other.label));
