import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveOption } from './moveOption';

const all = () => true;

describe('moveOption', () => {
  it.each([
    ['ArrowDown', -1, false, 0],
    ['ArrowDown', 3, false, 4],
    ['ArrowDown', 19, false, 19],
    ['ArrowDown', 19, true, 0],
    ['ArrowUp', -1, false, 19],
    ['ArrowUp', 3, false, 2],
    ['ArrowUp', 0, false, 0],
    ['ArrowUp', 0, true, 19],
    ['PageDown', 2, false, 12],
    ['PageDown', 15, true, 19],
    ['PageUp', 15, false, 5],
    ['PageUp', 5, true, 0],
    ['Home', 9, false, 0],
    ['End', 9, false, 19],
  ])('A-63 %s on option %i of twenty (wraps around: %s) leads to %i', (key, active, wraps, expected) => {
    expect(moveOption(key, { active, wraps, count: 20, isEnabled: all })).toBe(expected);
  });

  it.each(['a', 'Enter', 'Tab', 'ArrowLeft', ' '])('A-63 %j does not move', (key) => {
    expect(moveOption(key, { active: 1, wraps: true, count: 3, isEnabled: all })).toBeUndefined();
  });

  it.each([
    ['ArrowDown', 1, 3],
    ['ArrowUp', 3, 1],
    ['Home', 3, 1],
    ['End', 1, 3],
    ['PageDown', 1, 3],
    ['PageUp', 3, 1],
  ])('A-63 %s from %i skips disabled options to %i', (key, active, expected) => {
    const isEnabled = (at: number) => at === 1 || at === 3;
    expect(moveOption(key, { active, wraps: false, count: 5, isEnabled })).toBe(expected);
  });

  it('A-63 never leaves the list or lands on a disabled option', () => {
    const lists = fc.record({
      key: fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'),
      enabled: fc.array(fc.boolean(), { maxLength: 30 }),
      wraps: fc.boolean(),
      start: fc.nat(),
    });
    fc.assert(
      fc.property(lists, ({ key, enabled, wraps, start }) => {
        const usable = enabled.flatMap((ok, at) => (ok ? [at] : []));
        const active = usable.length > 0 ? (usable[start % usable.length] ?? -1) : -1;
        const isEnabled = (at: number) => enabled[at] === true;
        const to = moveOption(key, { active, wraps, count: enabled.length, isEnabled });
        if (usable.length > 0) expect(usable).toContain(to);
        else expect(to).toBeUndefined();
      }),
    );
  });
});
