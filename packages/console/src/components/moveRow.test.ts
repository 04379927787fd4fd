import { expect, it } from 'vitest';
import { moveRow } from './moveRow';

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, 0],
  ['j', 1, 3, 2],
  ['k', 1, 3, 0],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['j', -1, 3, 0],
  ['k', -1, 3, 0],
  ['ArrowDown', -1, 3, undefined],
  ['End', -1, 3, undefined],
  ['Enter', 1, 3, undefined],
  ['j', -1, 0, undefined],
] as const)('OWN-23 %s on row %i of %i leads to %s', (key, active, count, next) =>
  expect(moveRow(key, { active, count })).toBe(next),
);
