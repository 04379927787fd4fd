import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveRoving } from './moveRoving';

describe('moveRoving', () => {
  it.each([
    ['ArrowDown', 0, false, 1],
    ['ArrowRight', 0, false, 1],
    ['ArrowUp', 1, false, 0],
    ['ArrowLeft', 1, false, 0],
    ['ArrowDown', 2, false, 0],
    ['ArrowRight', 2, false, 0],
    ['ArrowUp', 0, false, 2],
    ['ArrowLeft', 0, false, 2],
    ['ArrowLeft', 0, true, 1],
    ['ArrowRight', 0, true, 2],
    ['ArrowDown', 0, true, 1],
    ['ArrowUp', 0, true, 2],
    ['ArrowDown', -1, false, 0],
    ['ArrowUp', -1, false, 2],
  ])('C-SEL-03 A-63 %s on member %i of three (right to left: %s) goes to %i', (key, active, rtl, next) => {
    expect(moveRoving(key, { active, count: 3, rtl })).toBe(next);
  });

  it.each(['Home', 'End', 'Tab', ' ', 'Enter', 'a'])('A-63 %j does not move', (key) => {
    expect(moveRoving(key, { active: 0, count: 3, rtl: false })).toBeUndefined();
  });

  it('A-63 an empty group has nowhere to go', () => {
    expect(moveRoving('ArrowDown', { active: -1, count: 0, rtl: false })).toBeUndefined();
  });

  it('C-SEL-03 going there and back ends where it started', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(19), fc.boolean(), (count, at, rtl) => {
        const active = at % count;
        const there = moveRoving('ArrowRight', { active, count, rtl }) ?? -1;
        return moveRoving('ArrowLeft', { active: there, count, rtl }) === active;
      }),
    );
  });
});
