import { describe, expect, it } from 'vitest';
import { isOffScreen } from './isOffScreen';

const viewport = { left: 0, top: 0, width: 1000, height: 800 };

describe('isOffScreen', () => {
  it.each([
    [0, 0, false],
    [-200, 100, false],
    [1000, 800, false],
    [-201, 100, true],
    [1001, 100, true],
    [100, -41, true],
    [100, 801, true],
  ])('C-POP-02 an anchor at %i, %i has left the window: %s', (left, top, gone) => {
    expect(isOffScreen({ left, top, width: 200, height: 40 }, viewport)).toBe(gone);
  });
});
