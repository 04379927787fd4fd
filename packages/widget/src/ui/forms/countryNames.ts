import { pickerCountries } from '@beckon/contract/data/pickerCountries';
import { readPickerCountries } from '@beckon/contract/data/readPickerCountries';

/** Every country with its names, for the list, which most visitors never open. [C-PHONE-04] */
export const countryNames = readPickerCountries(pickerCountries);
