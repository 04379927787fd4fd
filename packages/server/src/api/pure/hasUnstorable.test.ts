import { expect, it } from 'vitest';
import { hasUnstorable } from './hasUnstorable';

it.each([
  ['text', false],
  [{ a: ['😀', { b: 'é' }] }, false],
  ['a\0b', true],
  [{ 'a\0': 1 }, true],
  [['\ud800'], true],
  [{ a: { b: '\udc00x' } }, true],
])('C38 %j contains what cannot be stored: %s', (value, expected) =>
  expect(hasUnstorable(value)).toBe(expected),
);
