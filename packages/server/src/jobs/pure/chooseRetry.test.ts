import { describe, expect, it } from 'vitest';
import { chooseRetry, doublePauses } from './chooseRetry';
import { patientRetry } from './patientRetry';

describe('chooseRetry', () => {
  it('OWN-15 pauses for a webhook or an email grow from seconds to a day, are spread, and end', () => {
    const at = (attempt: number, chance = 0.5) => chooseRetry({ policy: patientRetry, attempt }, chance);
    const pausesS = [10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400];
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((attempt) => at(attempt))).toEqual(pausesS.map((s) => s * 1000));
    expect(at(9)).toBeUndefined();
    expect([at(2, 0), at(2, 1)]).toEqual([48_000, 72_000]);
  });

  it('OWN-13 goes on with the last pause until a job is too old, if the policy has an age', () => {
    const policy = { pausesMs: [1, 2], spread: 0, forMs: 1000 };
    expect(chooseRetry({ policy, attempt: 9, ageMs: 999 }, 0.5)).toBe(2);
    expect(chooseRetry({ policy, attempt: 1, ageMs: 1000 }, 0.5)).toBeUndefined();
  });

  it('OWN-01 C09 gives up on a job that would be of no use by then', () => {
    const same = { policy: { pausesMs: [60_000], spread: 0 }, attempt: 1 };
    expect([60_001, 60_000, 0].map((leftMs) => chooseRetry({ ...same, leftMs }, 0.5))).toEqual([
      60_000,
      undefined,
      undefined,
    ]);
  });

  it('OWN-13 grants no longer pause to a receiver whose wishes the policy ignores', () => {
    const policy = { pausesMs: [1000], spread: 0 };
    expect(chooseRetry({ policy, attempt: 1, askedMs: 5000 }, 0)).toBe(1000);
    expect(chooseRetry({ policy: { ...policy, mostAskedMs: 3000 }, attempt: 1, askedMs: 5000 }, 0)).toBe(
      3000,
    );
  });

  it('OWN-13 doubles pauses up to the longest', () => {
    expect(doublePauses(2, 10, 5)).toEqual([2, 4, 8, 10, 10]);
  });
});
