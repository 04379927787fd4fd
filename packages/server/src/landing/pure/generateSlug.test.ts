import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateSlug } from './generateSlug';
import { parseSlug } from './parseSlug';

describe('generateSlug', () => {
  it.each([
    ['Page for an ad', 'page-for-an-ad'],
    ['  Crème brûlée & Café!  ', 'creme-brulee-cafe'],
    ['Ünal Brot 2026', 'unal-brot-2026'],
    ['صفحة', 'page'],
    ['', 'page'],
    ['-- 🎉 --', 'page'],
    ['x'.repeat(200), 'x'.repeat(48)],
  ])('OWN-19 %j becomes %s', (name, slug) => {
    expect(generateSlug(name)).toBe(slug);
  });

  it('OWN-19 any name becomes a valid address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
        const slug = generateSlug(name);
        expect(parseSlug(slug)).toBe(slug);
        expect(parseSlug(`${slug}-839957758`)).toBeDefined();
      }),
    );
  });
});
