import { describe, expect, it } from 'vitest';
import { randomId } from './randomId';

describe('randomId', () => {
  it('REF-09 128 bits from the secure source, as letters and digits', () => {
    const ids = new Set(Array.from({ length: 1000 }, () => randomId()));
    expect(ids.size).toBe(1000);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  });
  it('REF-09 uses only what the source provides', () => {
    const source = { getRandomValues: <Bytes>(bytes: Bytes) => (bytes as Uint8Array).fill(10) as Bytes };
    expect(randomId(source as unknown as Crypto)).toBe('0a'.repeat(16));
  });
  it.each([[{}], [{ getRandomValues: 'no' }]])(
    'ERR-14 REF-09 without a source it raises the developer error',
    (source) => {
      expect(() => randomId(source as Crypto)).toThrow('no secure random source');
    },
  );
});
