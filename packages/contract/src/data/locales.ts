/**
 * Locales whose week begins on Sunday, from CLDR's first-day data, in lower case. A bare language covers all its
 * regions; where regions differ, only the language-region tags are listed (so `en` on its own is not). [C-CAL-04, A-62]
 */
export const sundayFirstLocales: readonly string[] = [
  'am',
  'ar-sa',
  'bn',
  'en-ca',
  'en-hk',
  'en-in',
  'en-ph',
  'en-us',
  'en-za',
  'es-co',
  'es-mx',
  'es-pe',
  'es-us',
  'es-ve',
  'fil',
  'fr-ca',
  'gu',
  'he',
  'hi',
  'id',
  'ja',
  'km',
  'kn',
  'ko',
  'lo',
  'ml',
  'mr',
  'my',
  'ne',
  'pt-br',
  'pt-pt',
  'te',
  'th',
  'ur',
  'zh-hk',
  'zh-tw',
];

/** Locales that show times in the 12-hour style, in lower case; the whole tag must match. [C-TIME-05] */
export const twelveHourLocales: readonly string[] = ['en', 'en-us', 'es-us'];
