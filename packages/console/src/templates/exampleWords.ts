/**
 * What templates hold in place of an owner's own: a code, a page, an email address, a number. The names are kept free for
 * examples (RFC 2606, 555-01xx), so nobody is reached by them. [OWN-06]
 */
export const exampleWords = {
  code: 'WELCOME10',
  page: 'https://example.com/guide',
  mail: 'hello@example.com',
  phone: '12025550100',
} as const;
