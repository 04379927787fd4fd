import type { ListOption } from '@beckon/controls/SelectList/ListOption';
import { language } from '../../copy/language';
import { countries } from '../../data/countries';

const letters = 2;

/** Every country by its name, once, with the two letters that settings store. [OWN-02] */
export const countryOptions: readonly ListOption[] = countries
  .filter(({ code }) => code.length === letters)
  .map(({ code, name }) => ({ value: code, label: name, hint: code }))
  .sort((one, other) => one.label.localeCompare(other.label, language()));
