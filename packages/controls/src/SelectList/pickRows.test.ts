import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstRows, pickRows } from './pickRows';

describe('pickRows', () => {
  it.each([
    ['a short list', { count: 10, active: -1, grown: 0 }, { from: 0, to: 10 }],
    ['a long one, at its top', { count: 1000, active: -1, grown: 0 }, { from: 0, to: 40 }],
    ['around the active line', { count: 1000, active: 500, grown: 0 }, { from: 480, to: 520 }],
    ['at its end', { count: 1000, active: 999, grown: 0 }, { from: 960, to: 1000 }],
    ['grown', { count: 1000, active: -1, grown: 190 }, { from: 0, to: 190 }],
    ['grown, and the keys are further down', { count: 1000, active: 500, grown: 190 }, { from: 0, to: 520 }],
    ['grown beyond its end', { count: 100, active: 3, grown: 190 }, { from: 0, to: 100 }],
  ])('%s', (_, growth, expected) => {
    expect(pickRows(growth)).toEqual(expected);
  });

  it('A-63 the active line is always among them', () => {
    const growths = fc
      .record({ count: fc.integer({ min: 1, max: 3000 }), at: fc.nat(), grown: fc.nat({ max: 3000 }) })
      .map(({ count, at, grown }) => ({ count, active: at % count, grown }));
    fc.assert(
      fc.property(growths, (growth) => {
        const { from, to } = pickRows(growth);
        expect(growth.active).toBeGreaterThanOrEqual(from);
        expect(growth.active).toBeLessThan(to);
        expect(to).toBeLessThanOrEqual(growth.count);
        expect(to - from).toBeGreaterThanOrEqual(Math.min(growth.count, firstRows));
      }),
    );
  });
});
