import { fallbackCountry, regionOf } from '@beckon/controls/PhoneInput/defaultCountry';

/**
 * The country that a phone form begins with, found as the form does, but with fewer countries: nothing for visitors from other regions, who see
 * the form when the runtime draws it. [C-PHONE-05, A-66]
 */
export function findCountry(
  language: string,
  dials: Readonly<Record<string, string>>,
): { code: string; dial: string } | undefined {
  const code = regionOf(language) ?? fallbackCountry;
  const dial = dials[code];
  return dial === undefined ? undefined : { code, dial };
}
