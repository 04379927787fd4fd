import { describe, expect, it } from 'vitest';
import { generateId } from './generateId';

describe('generateId', () => {
  it('has the form of a UUIDv7', () => {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    for (let count = 0; count < 200; count += 1) expect(generateId()).toMatch(shape);
  });

  it('starts with its time, so that ids sort in order of creation', () => {
    const atMs = Date.UTC(2026, 10, 15);
    expect(Number.parseInt(generateId(atMs).replaceAll('-', '').slice(0, 12), 16)).toBe(atMs);
    expect(generateId(atMs) < generateId(atMs + 1)).toBe(true);
  });

  it('OWN-13 keeps the order of ids made in one millisecond, however many there are', () => {
    const made = Array.from({ length: 10_000 }, () => generateId(5));
    expect(made.toSorted()).toEqual(made);
    expect(generateId(6) > (made[0] ?? '')).toBe(true);
  });

  it('uses the given time, even an earlier one', () => {
    const [later, earlier] = [generateId(9000), generateId(8000)];
    expect(earlier < later).toBe(true);
    expect(Number.parseInt(earlier.replaceAll('-', '').slice(0, 12), 16)).toBe(8000);
  });

  it('is unique', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => generateId(0))).size).toBe(10_000);
  });
});
