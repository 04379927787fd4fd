import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Pair } from './Pair';
import { Width } from './Width';

describe('pairs', () => {
  it.each([
    [
      ['scroll', 30],
      ['scroll', 30],
    ],
    [
      ['scroll', '30'],
      ['scroll', 30],
    ],
    [['always'], ['always', null]],
    [
      ['always', null],
      ['always', null],
    ],
    [{ type: 'delay', value: 15 }, ['delay', 15]],
    [
      ['anchor', '2024'],
      ['anchor', '2024'],
    ],
    [
      ['lunch', 1],
      ['lunch', 1],
    ],
  ])('A-07 %j is read as %j', (raw, pair) => expect(v.parse(Pair, raw)).toEqual(pair));
  it.each([['scroll'], [[30, 'scroll']], [{ value: 3 }], [null], [['scroll', {}]], [7]])(
    'A-07 %j is not a pair',
    (raw) => expect(v.safeParse(Pair, raw).success).toBe(false),
  );
});

describe('widths', () => {
  it.each([
    [['px', 350], { unit: 'px', value: 350 }],
    [
      { unit: '%', value: '50' },
      { unit: '%', value: 50 },
    ],
  ])('ENT-09 A-93 %j is read', (raw, width) => expect(v.parse(Width, raw)).toEqual(width));
  it.each([[['em', 3]], [['px', 0]], [['px', -1]], [{ unit: 'px' }], [null], [350]])(
    'ENT-09 A-93 %j is rejected',
    (raw) => expect(v.safeParse(Width, raw).success).toBe(false),
  );
});
