import { expect, it } from 'vitest';
import budgets from '../../../../../budgets.json';
import { describeCost } from './describeCost';

const lines = (first: number, all: number) => [
  { what: 'a part', parts: ['part'], budget: 1 },
  { page: 'nothing shown', budget: first },
  { page: 'nothing shown, everything included', budget: all },
];

it('OWN-04 says what a page loads at most while no widget shows, rounded up', () => {
  expect(describeCost(lines(5000, 9941))).toBe(
    'On pages where no widget shows, Beckon loads at most 5.0 kB with the page and 10.0 kB in all, compressed.',
  );
});
it('OWN-04 takes the limits that the build is held to', () => {
  const limitOf = (name: string) => budgets.find((line) => line.page === name)?.budget ?? 0;
  const [first, all] = [limitOf('nothing shown'), limitOf('nothing shown, everything included')];
  expect(first).toBeGreaterThan(0);
  expect(describeCost()).toBe(describeCost(lines(first, all)));
});
it('OWN-04 fails rather than promising nothing when a limit is gone', () => {
  expect(() => describeCost(lines(1, 2).slice(0, 2))).toThrow('everything included');
});
