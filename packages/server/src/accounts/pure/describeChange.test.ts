import { expect, it } from 'vitest';
import { describeChange } from './describeChange';

it.each([
  [{ a: 1, b: 2 }, { a: 1 }, {}, {}],
  [{ a: 1, b: 2 }, { a: 3, b: undefined }, { a: 1 }, { a: 3 }],
  [{ hosts: ['x'] }, { hosts: ['x', 'y'] }, { hosts: ['x'] }, { hosts: ['x', 'y'] }],
  [{ hosts: ['x'] }, { hosts: ['x'] }, {}, {}],
  [{}, { a: 1 }, { a: null }, { a: 1 }],
])('OWN-01 C71 of %j changed by %j, reports only what changed', (before, change, was, is) => {
  expect(describeChange(before, change)).toEqual({ before: was, after: is });
});
