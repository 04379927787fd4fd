import type { PickerCountry } from './PickerCountry';
import { parsePickerCountries } from './parsePickerCountries';
import { pickerCountries } from './pickerCountries';

const english = parsePickerCountries(pickerCountries);

/** Every country with its names, for the list, which most visitors never open; in another language if the browser knows it. [C-PHONE-04] */
export function nameCountries(language: string | undefined): readonly PickerCountry[] {
  if (language === undefined || !Intl.DisplayNames) return english;
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  return english
    .map((country) => ({ ...country, name: names.of(country.code.slice(0, 2)) ?? country.name }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
}
