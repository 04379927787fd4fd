import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson';
import { chooseRetry, retryTimes } from './chooseRetry';

describe('chooseRetry', () => {
  it('OWN-13 waits longer each time, up to an hour, and gives up after the tenth attempt', () => {
    const waits = Array.from({ length: 10 }, (_, index) => chooseRetry(index + 1, undefined));
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000, 512_000, undefined]);
  });

  it('OWN-13 what the provider asks for makes it longer, never shorter, and never beyond the longest', () => {
    const attempt = fc.integer({ min: 1, max: retryTimes.attempts - 1 });
    fc.assert(
      fc.property(attempt, fc.nat(10_000_000), (count, askedMs) => {
        const own = chooseRetry(count, undefined) ?? 0;
        expect(chooseRetry(count, askedMs)).toBe(Math.min(Math.max(own, askedMs), retryTimes.mostMs));
      }),
    );
  });
});

describe('canonicalJson', () => {
  it('SMS-11 C62 is the same text whatever the order of the names, and another for any other value', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: new Date(0) })).toBe(
      '{"a":"1970-01-01T00:00:00.000Z","b":[{"c":null,"d":1}]}',
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
        expect(canonicalJson({ ...value, '\u0000new': 1 })).not.toBe(canonicalJson(value));
      }),
    );
  });
});
