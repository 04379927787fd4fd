import { describe, expect, it } from 'vitest';
import { placeOnPage } from './placeOnPage';

const page = { width: 900, height: 2000 };

describe('placeOnPage', () => {
  it.each([
    ['top', { x: 0, y: 0 }, { left: 0, top: 0 }],
    ['top', { x: 8, y: 1950 }, { left: -8, top: -1950 }],
    ['bottom', { x: 8, y: 1950 }, { left: -8, top: -10 }],
    ['bottom', { x: -5, y: 300 }, { left: 5, top: 1640 }],
  ] as const)('BAR-01 BAR-06 A-35 at the %s of the page, seen from %j: %j', (edge, host, spot) => {
    const found = placeOnPage({ edge, host, page, barHeight: 60 });
    expect({ left: found.left + 0, top: found.top + 0 }).toEqual(spot);
    expect(found.width).toBe(900);
  });
});
