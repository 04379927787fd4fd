import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { snapToStep } from './snapToStep';

describe('snapToStep', () => {
  it.each([
    [-1, 0],
    [0, 0],
    [41.4, 41],
    [41.5, 42],
    [100, 100],
    [101, 100],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 100],
    [Number.NEGATIVE_INFINITY, 0],
  ])('C-SLD-01 C-SLD-02 by default %d becomes %d', (value, snapped) => {
    expect(snapToStep(value)).toBe(snapped);
  });

  it.each([
    [0.29, { min: 0, max: 1, step: 0.1 }, 0.3],
    [0.99, { min: 0, max: 1, step: 0.1 }, 1],
    [7, { min: 1, max: 10, step: 4 }, 9],
    [10, { min: 1, max: 10, step: 4 }, 9],
    [-7, { min: -10, max: -1, step: 5 }, -5],
    [0.000_000_14, { min: 0, max: 1, step: 1e-7 }, 1e-7],
    [5, { min: 8, max: 2, step: 1 }, 8],
    [5.4, { step: 0 }, 5],
    [5.4, { step: -2 }, 5],
  ])('C-SLD-02 %d within %j becomes %d', (value, range, snapped) => {
    expect(snapToStep(value, range)).toBe(snapped);
  });

  it('C-SLD-02 is on a step within the limits, is the nearest, and does not change twice', () => {
    const whole = fc.integer({ min: -1000, max: 1000 });
    fc.assert(
      fc.property(
        whole,
        fc.nat(500),
        fc.integer({ min: 1, max: 50 }),
        fc.double({ noNaN: true }),
        (min, width, step, value) => {
          const range = { min, max: min + width, step };
          const snapped = snapToStep(value, range);
          expect((snapped - min) % step === 0 && snapped >= min && snapped <= min + width).toBe(true);
          const within = Math.min(min + Math.floor(width / step) * step, Math.max(min, value));
          expect(Math.abs(snapped - within)).toBeLessThanOrEqual(step / 2 + 1e-6);
          expect(snapToStep(snapped, range)).toBe(snapped);
        },
      ),
    );
  });
});
