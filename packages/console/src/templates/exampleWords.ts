/**
 * Samples that templates contain until owners replace them: a code, a page, an email address, a number. They are reserved for
 * examples (RFC 2606, 555-01xx), so they reach nobody. [OWN-06]
 */
export const exampleWords = {
  code: 'WELCOME10',
  page: 'https://example.com/guide',
  mail: 'hello@example.com',
  phone: '12025550100',
} as const;
