import { describe, expect, it } from 'vitest';
import { generateSecret, hashSecret } from './generateSecret';

const count = 10_000;
/** Further from one half than chance goes once in a million. */
const oddness = 0.05;

/** The share of ones at each bit of many texts. */
function shareOfOnes(all: readonly Buffer[]): number[] {
  const bits = (all[0]?.length ?? 0) * 8;
  return Array.from({ length: bits }, (_, bit) => {
    const ones = all.filter((bytes) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
    return ones / all.length;
  });
}

describe('generateSecret', () => {
  it('C04 OWN-01 ten thousand secrets are all different, and each of their 256 bits is random', () => {
    const words = Array.from({ length: count }, generateSecret);
    expect(new Set(words).size).toBe(count);
    const bytes = words.map((word) => Buffer.from(word, 'base64url'));
    expect(new Set(bytes.map(({ length }) => length))).toEqual(new Set([32]));
    for (const share of shareOfOnes(bytes)) expect(Math.abs(share - 0.5)).toBeLessThan(oddness);
  });

  it('C04 C09 OWN-01 the stored form of a secret does not contain it', () => {
    const word = generateSecret();
    expect(hashSecret(word).toString('latin1')).not.toContain(word);
    expect(hashSecret(word)).toEqual(hashSecret(word));
    expect(hashSecret(word)).not.toEqual(hashSecret(generateSecret()));
  });
});
