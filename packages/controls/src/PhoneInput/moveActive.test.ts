import { describe, expect, it } from 'vitest';
import { moveActive } from './moveActive';

describe('moveActive', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 9, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 5, 4],
    ['ArrowUp', 0, 9],
    ['ArrowUp', -1, 9],
    ['PageDown', 0, 7],
    ['PageDown', 5, 9],
    ['PageUp', 9, 2],
    ['PageUp', 3, 0],
    ['Home', 5, 0],
    ['End', 5, 9],
  ])('A-63 %s on row %i of ten goes to row %i', (key, active, next) => {
    expect(moveActive(key, active, 10)).toBe(next);
  });

  it.each(['a', 'Enter', 'ArrowLeft', 'Tab'])('A-63 %s does not move', (key) => {
    expect(moveActive(key, 3, 10)).toBeUndefined();
  });
});
