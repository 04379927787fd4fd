import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../edge/testing/hashOf';
import { sha256 } from './sha256';

const hexOf = (words: Int32Array): string =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

describe('sha256', () => {
  it('NET-12 C31 equals the standard hash for every plain text', async () => {
    const plain = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_.'), maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(plain, async (text) => {
        expect(hexOf(sha256(text))).toBe(await hashOf(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120])(
    'NET-12 C31 equals it for %i characters',
    async (length) => {
      const text = 'a'.repeat(length);
      expect(hexOf(sha256(text))).toBe(await hashOf(text));
    },
  );
});
