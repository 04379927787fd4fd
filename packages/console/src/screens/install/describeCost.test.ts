import { expect, it } from 'vitest';
import budgets from '../../../../../budgets.json';
import { describeCost } from './describeCost';

const lines = (first: number, all: number, many: number) => [
  { what: 'a part', parts: ['part'], budget: 1 },
  { page: 'nothing shown', budget: first },
  { page: 'nothing shown, everything included', budget: all },
  { page: 'nothing shown, 50 widgets wait', budget: many },
];

it('OWN-04 says what a page loads at most until a widget shows, rounded up', () => {
  expect(describeCost(lines(5000, 9941, 6210))).toBe(
    'Until a widget shows, Beckon loads at most 5.0 kB with the page and 10.0 kB in total, compressed. 50 widgets add 1.3 kB.',
  );
});
it('OWN-04 takes the limits that the build is checked against', () => {
  const limitOf = (name: string) => budgets.find((line) => line.page === name)?.budget ?? 0;
  const [first = 0, ...others] = lines(0, 0, 0).flatMap(({ page }) => (page ? [limitOf(page)] : []));
  const [all = 0, many = 0] = others;
  expect(first).toBeGreaterThan(0);
  expect(describeCost()).toBe(describeCost(lines(first, all, many)));
});
it.each([1, 2, 3])('OWN-04 fails rather than promising nothing when a limit is gone (line %i)', (at) => {
  expect(() => describeCost(lines(1, 2, 3).toSpliced(at, 1))).toThrow('budgets.json has no limit');
});
