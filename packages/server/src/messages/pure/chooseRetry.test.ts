import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRetry, type Failed, retryTimes } from './chooseRetry';

const failed: Failed = { attempt: 1, isHeld: false, ageMs: 0, chance: 0.5 };
const chance = fc.double({ min: 0, max: 1, noNaN: true });
/** All waits of a message whose every attempt fails, in order. */
function listWaits(parts: Partial<Failed>): number[] {
  const waits: number[] = [];
  for (let [attempt, ageMs] = [1, 0]; ; attempt += 1) {
    const wait = chooseRetry({ ...failed, ...parts, attempt, ageMs });
    if (wait === undefined) return waits;
    waits.push(wait);
    ageMs += wait;
  }
}
const sum = (waits: readonly number[]) => waits.reduce((whole, wait) => whole + wait, 0);

describe('chooseRetry', () => {
  it('OWN-13 D24 waits longer each time, up to fifteen minutes, and gives up after the sixteenth attempt', () => {
    expect(listWaits({}).slice(0, 5)).toEqual([2000, 4000, 8000, 16_000, 32_000]);
    expect(listWaits({}).slice(-2)).toEqual([900_000, 900_000]);
    expect(listWaits({})).toHaveLength(15);
  });

  it('OWN-13 D24 a provider may be down for an hour, with any jitter; an owner may take three days', () => {
    fc.assert(
      fc.property(chance, (value) => {
        expect(sum(listWaits({ chance: value }))).toBeGreaterThan(3_600_000);
        const held = sum(listWaits({ chance: value, isHeld: true }));
        expect(held).toBeGreaterThanOrEqual(72 * 3_600_000);
        expect(held).toBeLessThan(75 * 3_600_000);
      }),
    );
  });

  it('OWN-13 D25 spreads messages that failed together over half of their wait', () => {
    const at = (value: number, parts: Partial<Failed> = {}) =>
      chooseRetry({ ...failed, attempt: 6, chance: value, ...parts });
    expect([at(0), at(0.5), at(1)]).toEqual([48_000, 64_000, 80_000]);
    expect([at(0, { askedMs: 100_000 }), at(1, { askedMs: 100_000 })]).toEqual([100_000, 125_000]);
  });

  it('OWN-13 the provider’s wish makes the wait longer, never shorter, and not endless', () => {
    const attempt = fc.integer({ min: 1, max: retryTimes.attempts - 1 });
    fc.assert(
      fc.property(attempt, fc.nat(10_000_000), chance, (count, askedMs, value) => {
        const same = { ...failed, attempt: count, chance: value };
        const [own, asked] = [chooseRetry(same) ?? 0, chooseRetry({ ...same, askedMs }) ?? 0];
        expect(asked).toBeGreaterThanOrEqual(Math.max(own, Math.min(askedMs, retryTimes.mostAskedMs)) - 1);
        expect(asked).toBeLessThanOrEqual(retryTimes.mostAskedMs * (1 + retryTimes.spread));
      }),
    );
  });
});
