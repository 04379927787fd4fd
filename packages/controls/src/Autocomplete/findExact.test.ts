import { expect, it } from 'vitest';
import { findExact } from './findExact';

const options = [
  { value: 'r', label: 'Red' },
  { value: 'R', label: 'RED' },
  { value: 'g', label: 'Green' },
  { value: 'b', label: 'Blue', disabled: true },
];

it.each([
  ['Red', 'r'],
  [' RED ', 'R'],
  ['red', undefined],
  ['green', 'g'],
  ['gree', undefined],
  ['Blue', undefined],
  ['  ', undefined],
])('A-63 %j typed in full means %s', (typed, value) => {
  expect(findExact(options, typed)?.value).toBe(value);
});
