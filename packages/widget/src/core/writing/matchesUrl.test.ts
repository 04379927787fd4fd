import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesUrl } from './matchesUrl';

/** Patterns that would make regular expressions run forever, or that look like one. */
const evil = [
  '(a+)+$',
  '(a|a)*$',
  '(.*a){20}',
  '([a-zA-Z]+)*$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  `${'*a'.repeat(200)}b`,
  `/${'*'.repeat(2000)}x`,
  `*${'a*'.repeat(500)}!`,
  `/${'a'.repeat(5000)}*`,
  `${'?*'.repeat(300)}#`,
  `${'/'.repeat(3000)}`,
  `${'www.'.repeat(800)}*`,
];
const addresses = [
  `https://shop.example.com/${'a'.repeat(4000)}`,
  `https://shop.example.com/${'a/'.repeat(2000)}?${'a=a&'.repeat(500)}#${'a'.repeat(500)}`,
  `https://${'a.'.repeat(100)}example.com/${'ab'.repeat(1500)}`,
  'https://shop.example.com/',
];

describe('matchesUrl', () => {
  it('C40 A-24 a pattern is never a regular expression: its special characters match literally', () => {
    for (const sign of ['.', '+', '(', ')', '[', ']', '{', '}', '^', '$', '|', '\\']) {
      expect([sign, matchesUrl(`/a${sign}b`, `https://x.example/a${sign}b`)]).toEqual([sign, true]);
      expect([sign, matchesUrl(`/a${sign}b`, 'https://x.example/aab')]).toEqual([sign, false]);
      expect([sign, matchesUrl(`/a${sign}b`, 'https://x.example/a')]).toEqual([sign, false]);
    }
  });

  it('C40 A-24 evil patterns all finish, even on the longest addresses', () => {
    // With catastrophic backtracking this would run into the test's time limit.
    for (const pattern of evil)
      for (const address of addresses) expect(typeof matchesUrl(pattern, address)).toBe('boolean');
  });

  it('C40 A-24 any pattern works on any address without an error, and a single star matches all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.webUrl(), (pattern, url) => {
        expect(typeof matchesUrl(pattern, url)).toBe('boolean');
        expect(matchesUrl('*', url)).toBe(true);
      }),
    );
  });
});
