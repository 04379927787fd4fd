const fallback = 'en';

/** A locale that the platform understands: `en_US` becomes `en-US`, an invalid one English, and none the browser's own. */
export function parseLocale(wished: string | undefined): string {
  const tag = (wished ?? globalThis.navigator?.language ?? fallback).replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? fallback;
  } catch {
    return fallback;
  }
}

/** Only language and region, in lower case, as in the lists of locales. */
export function shortTag(locale: string): string {
  const { language, region } = new Intl.Locale(locale);
  return (region ? `${language}-${region}` : language).toLowerCase();
}
