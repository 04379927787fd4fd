import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRetry } from '../../jobs/pure/index';
import { messageRetries } from './messageRetries';

const chances = fc.double({ min: 0, max: 1, noNaN: true });
/** All waits of a message whose every attempt fails, in order. */
function listWaits(name: keyof typeof messageRetries, chance = 0.5): number[] {
  const waits: number[] = [];
  for (let [attempt, ageMs] = [1, 0]; ; attempt += 1) {
    const wait = chooseRetry({ policy: messageRetries[name], attempt, ageMs }, chance);
    if (wait === undefined) return waits;
    waits.push(wait);
    ageMs += wait;
  }
}
const sum = (waits: readonly number[]) => waits.reduce((whole, wait) => whole + wait, 0);

describe('messageRetries', () => {
  it('OWN-13 D24 waits longer each time, up to fifteen minutes, and gives up after the sixteenth attempt', () => {
    expect(listWaits('retry').slice(0, 5)).toEqual([2000, 4000, 8000, 16_000, 32_000]);
    expect(listWaits('retry').slice(-2)).toEqual([900_000, 900_000]);
    expect(listWaits('retry')).toHaveLength(15);
  });

  it('OWN-13 D24 a provider may be down for an hour, with any jitter; an owner may take three days', () => {
    fc.assert(
      fc.property(chances, (chance) => {
        expect(sum(listWaits('retry', chance))).toBeGreaterThan(3_600_000);
        const held = sum(listWaits('held', chance));
        expect(held).toBeGreaterThanOrEqual(72 * 3_600_000);
        expect(held).toBeLessThan(75 * 3_600_000);
      }),
    );
  });

  it('OWN-13 D25 spreads messages that failed together over half of their wait', () => {
    const at = (chance: number, askedMs?: number) =>
      chooseRetry({ policy: messageRetries.retry, attempt: 6, askedMs }, chance);
    expect([at(0), at(0.5), at(1)]).toEqual([48_000, 64_000, 80_000]);
    expect([at(0, 100_000), at(1, 100_000)]).toEqual([100_000, 125_000]);
  });

  it('OWN-13 the provider’s wish makes the wait longer, never shorter, and at most an hour and a quarter', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 15 }),
        fc.nat(10_000_000),
        chances,
        (attempt, askedMs, chance) => {
          const same = { policy: messageRetries.retry, attempt };
          const [own, asked] = [
            chooseRetry(same, chance) ?? 0,
            chooseRetry({ ...same, askedMs }, chance) ?? 0,
          ];
          expect(asked).toBeGreaterThanOrEqual(Math.max(own, Math.min(askedMs, 3_600_000)) - 1);
          expect(asked).toBeLessThanOrEqual(4_500_000);
        },
      ),
    );
  });
});
