import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitRows } from './fitRows';

describe('fitRows', () => {
  it.each([
    [0, 24, 3],
    [24, 24, 3],
    [72, 24, 3],
    [73, 24, 3],
    [96, 24, 4],
    [95.6, 24, 4],
    [288, 24, 12],
    [312, 24, 12],
    [96, 0, 3],
  ])('C-AREA-01 CONST-09 %i pixels of text in lines of %i are %i rows', (contentPx, linePx, rows) => {
    expect(fitRows(contentPx, linePx)).toBe(rows);
  });

  it('C-AREA-01 there are always 3 to 12 whole rows', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (contentPx, linePx) => {
        const rows = fitRows(Number.isNaN(contentPx) ? 0 : contentPx, Number.isNaN(linePx) ? 0 : linePx);
        expect(rows >= 3 && rows <= 12 && Number.isInteger(rows)).toBe(true);
      }),
    );
  });
});
