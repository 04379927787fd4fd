import type { PickerCountry } from '@beckon/contract/data/PickerCountry';

/** The country if the browser's languages name none. [C-PHONE-05] */
export const fallbackCountry = 'US';

// Language, perhaps a script (zh-Hant-TW), then the region.
const regionPattern = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i;

/** The region that a browser language names. [C-PHONE-05] */
export function regionOf(language: string): string | undefined {
  return regionPattern.exec(language)?.[1]?.toUpperCase();
}

/** The region of the first browser language with a known one, or else US. [C-PHONE-05, A-66] */
export function defaultCountry(languages: readonly string[], countries: readonly PickerCountry[]): string {
  const regions = languages.map(regionOf);
  const known = regions.find((region) => countries.some(({ code }) => code === region));
  return known ?? fallbackCountry;
}
