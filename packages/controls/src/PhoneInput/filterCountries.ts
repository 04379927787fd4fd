import type { PickerCountry } from '@beckon/contract/data/PickerCountry';
import { toPlainDigits } from './readDigits';

const noMatch = 3;

/**
 * Countries whose name, native name or plus sign and dial code contain the query, whatever the case;
 * accents need not be typed, and the closest matches come first. [C-PHONE-04]
 */
export function filterCountries(
  countries: readonly PickerCountry[],
  query: string,
): readonly PickerCountry[] {
  const words = fold(query.trim());
  if (words === '') return countries;
  const dial = `+${toPlainDigits(words).replace(/[\s().+-]/g, '')}`;
  return countries
    .map((country) => ({ country, rank: rank(country, words, dial) }))
    .filter((found) => found.rank < noMatch)
    .sort((one, other) => one.rank - other.rank)
    .map((found) => found.country);
}

/** 0 for a name that begins with the words or the very dial code, then ever weaker matches. */
function rank(country: PickerCountry, words: string, dial: string): number {
  const name = fold(country.name);
  const native = fold(country.native);
  const code = `+${country.dial}`;
  const isDial = dial.length > 1;
  if (name.startsWith(words) || code === dial) return 0;
  if (native.startsWith(words) || (isDial && code.startsWith(dial))) return 1;
  return name.includes(words) || native.includes(words) || code.includes(words) ? 2 : noMatch;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
