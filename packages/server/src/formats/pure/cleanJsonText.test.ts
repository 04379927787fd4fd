import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanJsonText } from './cleanJsonText';

describe('cleanJsonText', () => {
  it.each([
    ['plain', 'plain'],
    ['a zero \u0000.', 'a zero �.'],
    ['half a pair \ud83d.', 'half a pair �.'],
    ['the other half \udc00.', 'the other half �.'],
    ['a whole pair 😀', 'a whole pair 😀'],
    ['a text about \\u0000 and \\ud800', 'a text about \\u0000 and \\ud800'],
    ['a backslash before \\\u0000', 'a backslash before \\�'],
  ])('NET-12 %j becomes %j', (given, clean) => {
    expect(JSON.parse(cleanJsonText(JSON.stringify(given)))).toBe(clean);
  });

  it('NET-12 keeps the rest of any text as it was', () => {
    const odd = fc.string({
      unit: fc.constantFrom('a', '\\', 'u', '0', 'd', '8', '\u0000', '\ud800', '😀', '"'),
    });
    fc.assert(
      fc.property(odd, (text) => {
        const clean = text.replaceAll('\u0000', '�').replaceAll(/\p{Surrogate}/gu, '�');
        expect(JSON.parse(cleanJsonText(JSON.stringify(text)))).toBe(clean);
      }),
      { numRuns: 20_000 },
    );
  });
});
