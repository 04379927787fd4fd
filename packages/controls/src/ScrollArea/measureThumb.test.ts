import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Extent, measureThumb } from './measureThumb';
import { scrollFor } from './scrollFor';

const extent: Extent = { viewPx: 200, contentPx: 1000, barPx: 200, scrolledPx: 0 };

describe('measureThumb', () => {
  it.each([
    ['a fifth is seen', extent, { sizePx: 40, atPx: 0 }],
    ['half way down', { ...extent, scrolledPx: 400 }, { sizePx: 40, atPx: 80 }],
    ['at the end', { ...extent, scrolledPx: 800 }, { sizePx: 40, atPx: 160 }],
    ['pulled beyond the end', { ...extent, scrolledPx: 900 }, { sizePx: 40, atPx: 160 }],
    ['pulled beyond the start', { ...extent, scrolledPx: -50 }, { sizePx: 40, atPx: 0 }],
    ['everything is seen', { ...extent, contentPx: 200 }, undefined],
    ['but for a fraction', { ...extent, contentPx: 200.5 }, undefined],
    ['not drawn at all', { ...extent, barPx: 0 }, undefined],
  ])('%s', (_, given, expected) => {
    expect(measureThumb(given)).toEqual(expected);
  });

  it.each([
    [1000, 40],
    [2000, 30],
    [1_000_000, 30],
  ])('C-SCR-01 with %i pixels of content the thumb has %i', (contentPx, sizePx) => {
    expect(measureThumb({ ...extent, contentPx })?.sizePx).toBe(sizePx);
  });

  it('C-SCR-01 C-SCR-03 the thumb stays on its bar, and maps back to where it came from', () => {
    const extents = fc.record({
      viewPx: fc.integer({ min: 1, max: 2000 }),
      hiddenPx: fc.integer({ min: 1, max: 100_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      barPx: fc.integer({ min: 31, max: 2000 }),
    });
    fc.assert(
      fc.property(extents, ({ viewPx, hiddenPx, share, barPx }) => {
        const given = { viewPx, contentPx: viewPx + hiddenPx, barPx, scrolledPx: share * hiddenPx };
        const thumb = measureThumb(given);
        expect(thumb?.sizePx).toBeGreaterThanOrEqual(30);
        expect((thumb?.atPx ?? 0) + (thumb?.sizePx ?? 0)).toBeLessThanOrEqual(barPx + 0.001);
        if (thumb && barPx - thumb.sizePx > 0.01)
          expect(Math.abs(scrollFor(given, thumb.atPx) - given.scrolledPx)).toBeLessThan(0.01);
      }),
    );
  });

  it('C-SCR-03 a thumb without room to move scrolls nothing', () => {
    expect(scrollFor({ ...extent, barPx: 20 }, 5)).toBe(0);
  });
});
