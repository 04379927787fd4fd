import type { PickerCountry } from '@beckon/contract/data/PickerCountry';
import { cleanPhone } from './cleanPhone';
import { mainCountries } from './mainCountries';
import type { PhoneValue } from './PhoneValue';
import { parseDigits } from './parseDigits';

/** Before a country code some write 00; in North America, where no number begins with 0 or 1, also 011 or just 1. */
const [callsOut, callsOutOfAmerica] = [/^\D*00/, /^\D*(?:0(?:0|11)|(?=1(?:\D*\d){10}\D*$))/];

/**
 * Reads an international number such as `+44 7911 123456`: the country with the longest matching dial code
 * and the rest as written; null if the text lacks a + (or what is dialed for it) and a known code.
 * Among countries with the same code, the current choice stays.
 */
export function parsePastedPhone(
  text: string,
  countries: readonly PickerCountry[],
  chosen: string,
): PhoneValue | null {
  const clean = cleanPhone(text);
  const isAmerican = countries.some(({ code, dial }) => code === chosen && dial.startsWith('1'));
  const [written] = /\+[^+]*/.exec(clean.replace(isAmerican ? callsOutOfAmerica : callsOut, '+')) ?? [];
  if (!written) return null;
  const digits = parseDigits(written);
  const matching = countries.filter(({ dial }) => digits.startsWith(dial));
  const longest = Math.max(0, ...matching.map(({ dial }) => dial.length));
  const candidates = matching.filter(({ dial }) => dial.length === longest);
  const country =
    candidates.find(({ code }) => code === chosen) ??
    candidates.find(({ code }) => mainCountries.includes(code)) ??
    candidates[0];
  return country ? { country: country.code, number: dropDigits(written, longest) } : null;
}

function dropDigits(written: string, count: number): string {
  const dialAndMarks = new RegExp(`^(?:\\D*\\d){${count}}[\\s.\\-/)]*`);
  // "+44 (0)20…" writes the national zero only for callers inside the country.
  return written
    .replace(dialAndMarks, '')
    .replace(/^\(0\)\s*/, '')
    .trimEnd();
}
