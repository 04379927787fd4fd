import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson';

describe('canonicalJson', () => {
  it('SMS-11 C62 is the same text for any order of names, and different for any other value', () => {
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
