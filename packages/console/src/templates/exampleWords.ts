import { type Language, language } from '../copy/language';

/** The sample code in each language of the console: a widget may have been created in another one. */
export const sampleCodes: Readonly<Record<Language, string>> = { en: 'WELCOME10', es: 'HOLA10' };

/**
 * Samples that templates contain until owners replace them: a code, a page, an email address, a number. They are reserved for
 * examples (RFC 2606, 555-01xx), so they reach nobody. [OWN-06]
 */
export const exampleWords = {
  code: sampleCodes[language()],
  page: 'https://example.com/guide',
  mail: 'hello@example.com',
  phone: '12025550100',
} as const;
