import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastOf, parseHex, toHex, toHsl } from './contrastOf';
import { leastContrast, nearestReadable, worstContrast } from './nearestReadable';

const digits = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrastOf', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#0084ff', 'white', 3.66],
    ['rgb(1 2 3)', '#fff', undefined],
  ])('LAY-03 %s and %s differ by %s', (one, other, ratio) => {
    const found = contrastOf(one, other);
    if (ratio === undefined) expect(found).toBeUndefined();
    else expect(found).toBeCloseTo(ratio, 1);
  });
});

describe('colors as numbers', () => {
  it.each([
    ['#abc', '#aabbcc'],
    ['#ABCD', '#aabbcc'],
    ['#0b1424a6', '#0b1424'],
    ['white', '#ffffff'],
    ['red', undefined],
    ['#12', undefined],
    [undefined, undefined],
  ])('LAY-03 %s is read as %s', (color, read) => expect(parseHex(color)).toBe(read));
  it('LAY-03 converting there and back gives the same color', () => {
    fc.assert(fc.property(digits, (color) => toHex(toHsl(color)) === color));
  });
});

describe('nearestReadable', () => {
  it('LAY-03 finds a readable color for every background', () => {
    fc.assert(
      fc.property(digits, digits, (ink, ground) => {
        const found = nearestReadable(ink, [ground]);
        const before = contrastOf(ink, ground) ?? 0;
        if (before >= leastContrast) expect(found).toBeUndefined();
        else expect(contrastOf(found, ground)).toBeGreaterThanOrEqual(leastContrast);
      }),
    );
  });
  it('LAY-03 rates a background by the text on it that is hardest to read', () => {
    expect(worstContrast('#777777', ['#ffffff', '#000000', undefined])).toBeCloseTo(4.48, 1);
    expect(worstContrast('#777777', [undefined])).toBeUndefined();
    const found = nearestReadable('#8899aa', ['#ffffff', '#ffffe0']) ?? '';
    expect(worstContrast(found, ['#ffffff', '#ffffe0'])).toBeGreaterThanOrEqual(leastContrast);
    expect(nearestReadable('#777777', ['#ffffff', '#555555'])).toBeUndefined();
  });
  it('LAY-03 keeps the hue', () => {
    const found = nearestReadable('#0084ff', ['#ffffff']) ?? '';
    expect(Math.abs(toHsl(found).h - toHsl('#0084ff').h)).toBeLessThan(2);
  });
});
