import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usualGapPx as gapPx, leastRoomPx, marginPx, type PlaceRequest, place } from './place';

const request: PlaceRequest = {
  anchor: { left: 100, top: 100, width: 200, height: 40 },
  size: { width: 300, height: 350 },
  viewport: { left: 0, top: 0, width: 1000, height: 800 },
  side: 'bottom',
  align: 'start',
  rtl: false,
};
const at = (left: number, top: number) => ({ left, top, width: 200, height: 40 });

describe('place', () => {
  it('C-POP-01 is below its anchor, aligned to its start', () => {
    expect(place(request)).toMatchObject({ left: 100, top: 140 + gapPx, side: 'bottom' });
  });

  it.each([
    ['start', false, 100],
    ['center', false, 50],
    ['end', false, marginPx],
    ['start', true, marginPx],
    ['end', true, 100],
  ] as const)('C-POP-01 aligned to the %s (right to left: %s) its left edge is at %i', (align, rtl, left) => {
    expect(place({ ...request, align, rtl }).left).toBe(left);
  });

  it.each([
    ['bottom', 700, 'top'],
    ['bottom', 300, 'bottom'],
    ['top', 100, 'bottom'],
    ['top', 500, 'top'],
  ] as const)('A-67 wanted at the %s of an anchor at %i it goes to the %s', (side, top, taken) => {
    expect(place({ ...request, side, anchor: at(100, top) }).side).toBe(taken);
  });

  it.each([
    ['start', false, 500, 500 - gapPx - 280, 'start'],
    ['end', false, 500, 700 + gapPx, 'end'],
    ['end', false, 700, 700 - gapPx - 280, 'start'],
    ['end', true, 500, 500 - gapPx - 280, 'end'],
    ['start', true, 500, 700 + gapPx, 'start'],
    ['end', true, 50, 250 + gapPx, 'start'],
  ] as const)(
    'A-67 wanted at the %s (right to left: %s) of an anchor at %i: left %i, %s',
    (side, rtl, x, left, taken) => {
      const size = { width: 280, height: 100 };
      expect(place({ ...request, side, rtl, size, anchor: at(x, 100) })).toMatchObject({ left, side: taken });
    },
  );

  it.each([
    ['bottom', false, { gapPx: 20, shiftPx: 10 }, { left: 110, top: 160 }],
    ['bottom', true, { gapPx: 20, shiftPx: 10 }, { left: 190, top: 160 }],
    ['end', false, { gapPx: 0, shiftPx: -30 }, { left: 300, top: 70 }],
  ] as const)('C-POP-01 %s (right to left: %s) keeps the offset %j', (side, rtl, gap, expected) => {
    const size = { width: 100, height: 100 };
    expect(place({ ...request, side, rtl, size, ...gap })).toMatchObject(expected);
  });

  it('C-POP-01 is no taller than the room next to the anchor', () => {
    const anchor = at(100, 300);
    const viewport = { left: 0, top: 0, width: 1000, height: 600 };
    const placed = place({ ...request, anchor, viewport });
    expect(placed).toMatchObject({ side: 'top', top: marginPx, maxHeight: 300 - gapPx - marginPx });
  });

  it('C-POP-01 a popover that must be fully visible covers its anchor if neither side has room for it', () => {
    const viewport = { left: 0, top: 0, width: 1000, height: 600 };
    const wish = { ...request, viewport, anchor: at(100, 300), isWhole: true };
    expect(place(wish)).toMatchObject({ top: marginPx, maxHeight: 600 - 2 * marginPx });
    expect(place({ ...wish, size: { width: 300, height: 200 } }).top).toBe(340 + gapPx);
  });

  it('covers its anchor rather than being squeezed between it and a keyboard', () => {
    const viewport = { left: 0, top: 0, width: 700, height: 260 };
    const placed = place({ ...request, anchor: at(100, 110), viewport });
    expect(placed.maxHeight).toBe(260 - 2 * marginPx);
    expect(placed.maxHeight).toBeGreaterThan(leastRoomPx);
  });

  it('C-POP-01 stays in the window wherever its anchor is', () => {
    const anywhere = fc.record({
      left: fc.integer({ min: -500, max: 1500 }),
      top: fc.integer({ min: -500, max: 1500 }),
      side: fc.constantFrom('top', 'bottom', 'start', 'end'),
      align: fc.constantFrom('start', 'center', 'end'),
      rtl: fc.boolean(),
      gapPx: fc.integer({ min: -50, max: 50 }),
      shiftPx: fc.integer({ min: -500, max: 500 }),
    });
    fc.assert(
      fc.property(anywhere, ({ left, top, ...rest }) => {
        const placed = place({ ...request, ...rest, anchor: at(left, top) });
        const height = Math.min(request.size.height, placed.maxHeight);
        expect(placed.left).toBeGreaterThanOrEqual(marginPx);
        expect(placed.left + request.size.width).toBeLessThanOrEqual(1000 - marginPx);
        expect(placed.top).toBeGreaterThanOrEqual(marginPx);
        expect(placed.top + height).toBeLessThanOrEqual(800 - marginPx);
      }),
    );
  });
});
