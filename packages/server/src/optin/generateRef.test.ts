import { expect, it } from 'vitest';
import { generateRef } from './generateRef';

const count = 10_000;

it('C04 C34 SMS-08 a ref has 16 of 32 characters, each of them possible at every place', () => {
  const refs = Array.from({ length: count }, generateRef);
  expect(new Set(refs).size).toBe(count);
  for (let place = 0; place < 16; place += 1) expect(new Set(refs.map((ref) => ref[place])).size).toBe(32);
});
