import type { PickerCountry } from '@beckon/contract/data/PickerCountry';
import { countryAliases } from './countryAliases';
import { mainCountries } from './mainCountries';
import { toPlainDigits } from './parseDigits';

const noMatch = 4;
const weakest = 3;

/**
 * Countries whose name, native name or plus sign and dial code contain the query, ignoring case; also by their two
 * letters and by common names. Accents are optional, and the closest matches come first. [C-PHONE-04]
 */
export function filterCountries(
  countries: readonly PickerCountry[],
  query: string,
): readonly PickerCountry[] {
  const words = fold(query.trim());
  if (words === '') return countries;
  // Some dial 00 for +.
  const dial = `+${toPlainDigits(words)
    .replace(/[\s().+-]/g, '')
    .replace(/^00/, '')}`;
  return countries
    .map((country) => ({ country, rank: rank(country, words, dial) }))
    .filter((found) => found.rank < noMatch)
    .sort((one, other) => one.rank - other.rank)
    .map((found) => found.country);
}

/** 0 for the country itself (its letters, or its dial code if it is the main one), then weaker and weaker matches. */
function rank(country: PickerCountry, words: string, dial: string): number {
  const aliases = countryAliases[country.code]?.split(' ') ?? [];
  const name = fold(country.name);
  const native = fold(country.native);
  const code = `+${country.dial}`;
  const isDial = dial.length > 1;
  if (code === dial && mainCountries.includes(country.code)) return 0;
  if (country.code.toLowerCase() === words || aliases.includes(words)) return 0;
  if (name.startsWith(words) || code === dial) return 1;
  if (native.startsWith(words) || (isDial && code.startsWith(dial))) return 2;
  const isAlias = countryAliases[country.code]?.includes(words) ?? false;
  return isAlias || name.includes(words) || native.includes(words) || code.includes(words)
    ? weakest
    : noMatch;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
