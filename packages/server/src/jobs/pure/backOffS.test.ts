import { expect, it } from 'vitest';
import { backOffS } from './backOffS';

it('OWN-15 pauses grow from seconds to a day, are spread, and end', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((tries) => backOffS(tries, 0.5))).toEqual([
    10,
    60,
    300,
    1800,
    7200,
    21_600,
    43_200,
    86_400,
    undefined,
  ]);
  expect([backOffS(2, 0), backOffS(2, 1)]).toEqual([48, 72]);
});
