import { expect, it } from 'vitest';
import { createProvenSecrets } from './createProvenSecrets';

it('OWN-13 C21 remembers a limited number of valid signers for an hour, by what they signed', () => {
  let now = 0;
  const proven = createProvenSecrets({ most: 2, rememberMs: 3_600_000, nowMs: () => now });
  const knows = (about: string, secret: string) => proven.has(about, (one) => one === secret);
  proven.add('+1', 'a');
  proven.add('+2', 'b');
  expect([knows('+1', 'a'), knows('+1', 'b'), knows('+2', 'a'), knows('+3', 'a')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  // The most recently used one stays, so the other one goes.
  proven.add('+1', 'a');
  proven.add('+3', 'c');
  expect([knows('+1', 'a'), knows('+2', 'b'), knows('+3', 'c')]).toEqual([true, false, true]);
  now = 3_599_999;
  expect(knows('+1', 'a')).toBe(true);
  now = 3_600_000;
  expect(knows('+1', 'a')).toBe(false);
});
