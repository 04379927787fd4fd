import { describe, expect, it } from 'vitest';
import { findTyped } from './findTyped';

const labels = ['Apple', 'Apricot', 'Banana', 'Blueberry', 'apple pie', 'Ökobrot'];
const find = (typed: string, active: number, disabled: readonly number[] = []) =>
  findTyped({ labels, active, typed, isEnabled: (at) => !disabled.includes(at) });

describe('findTyped', () => {
  it.each([
    ['b', -1, 2],
    ['b', 2, 3],
    ['bb', 2, 3],
    ['a', 1, 4],
    ['a', 4, 0],
    ['apr', 0, 1],
    ['apple', 0, 0],
    ['apple p', 0, 4],
    ['Ö', 0, 5],
  ])('A-63 %j typed on option %i leads to %i', (typed, active, expected) => {
    expect(find(typed, active)).toBe(expected);
  });

  it.each(['z', 'applez', ''])('A-63 %j leads nowhere', (typed) => {
    expect(find(typed, 0)).toBeUndefined();
  });

  it('A-63 disabled options are skipped', () => {
    expect(find('b', -1, [2])).toBe(3);
  });
});
