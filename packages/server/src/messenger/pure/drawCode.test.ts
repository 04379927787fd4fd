import type { MessengerCode } from '@beckon/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCodeStyle } from './buildCodeStyle';
import { buildCodeSvg } from './buildCodeSvg';
import { paintCode } from './paintCode';
import { parseRgba } from './parseRgba';

const settings = (parts: Partial<MessengerCode> = {}): MessengerCode => ({
  size: 200,
  removeLogoBackground: false,
  colors: { bgColor: '#ffffff', fgColor: '#000000' },
  ...parts,
});
const modules = [
  [true, true, false],
  [false, true, false],
  [true, false, true],
];

describe('parseRgba', () => {
  it.each([
    ['#fff', [255, 255, 255, 255]],
    ['#0084ff', [0, 132, 255, 255]],
    ['#0084ff80', [0, 132, 255, 128]],
    ['#1238', [17, 34, 51, 136]],
    ['Navy', [0, 0, 128, 255]],
    ['transparent', [0, 0, 0, 0]],
    ['rgb(1, 2, 3)', [1, 2, 3, 255]],
    ['rgba(100%, 0%, 0%, .5)', [255, 0, 0, 128]],
    ['rgb(300 -5 7 / 50%)', [255, 0, 7, 128]],
    ['hsl(120, 100%, 25%)', [0, 128, 0, 255]],
    ['hsla(-240deg 100% 50% / 0.2)', [0, 255, 0, 51]],
    ['banana', undefined],
    ['rgb(1,2)', undefined],
    ['rgb(a,b,c)', undefined],
    ['', undefined],
  ])('ENT-19 "%s" is %j', (color, rgba) => expect(parseRgba(color)).toEqual(rgba));
});

describe('the look of a code', () => {
  it('ENT-19 DEF-26 is as configured, or the default if a color cannot be drawn', () => {
    expect(buildCodeStyle(settings())).toEqual({
      sizePx: 200,
      background: [255, 255, 255, 255],
      foreground: [0, 0, 0, 255],
    });
    const odd = settings({ colors: { bgColor: 'banana', fgColor: 'var(--x)' }, size: 99.6 });
    expect(buildCodeStyle(odd)).toMatchObject({ sizePx: 100, foreground: [0, 0, 0, 255] });
    const clear = buildCodeStyle(settings({ removeLogoBackground: true }));
    expect(clear.background).toEqual([255, 255, 255, 0]);
  });
  it('OWN-18 ENT-19 as SVG: size, colors, and every dark square inside an empty edge', () => {
    const look = buildCodeStyle(settings({ size: 300, colors: { bgColor: '#fff8', fgColor: '#123456' } }));
    const svg = buildCodeSvg(modules, look);
    expect(svg).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 11 11" shape-rendering="crispEdges">' +
        '<path fill="#ffffff" fill-opacity="0.533" d="M0 0h11v11H0z"/>' +
        '<path fill="#123456" d="M4 4h2v1h-2zM5 5h1v1h-1zM4 6h1v1h-1zM6 6h1v1h-1z"/></svg>',
    );
  });
  it('OWN-18 ENT-19 as PNG: all squares have the same size, and the picture the configured size', () => {
    const size = fc.integer({ min: 50, max: 400 });
    const square = fc.integer({ min: 21, max: 45 }).chain((side) =>
      fc.array(fc.array(fc.boolean(), { minLength: side, maxLength: side }), {
        minLength: side,
        maxLength: side,
      }),
    );
    fc.assert(
      fc.property(square, size, (rows, wished) => {
        const { sizePx, dots } = paintCode(rows, wished);
        const scale = Math.max(1, Math.floor(wished / (rows.length + 8)));
        expect(sizePx).toBe(wished);
        const dark = rows.flat().filter(Boolean).length;
        expect(dots.reduce((sum, dot) => sum + dot, 0)).toBe(dark * scale * scale);
      }),
      { numRuns: 50 },
    );
  });
  it('ENT-19 grows a size that is too small for the squares', () => {
    const rows = Array.from({ length: 60 }, () => Array<boolean>(60).fill(true));
    expect(paintCode(rows, 50).sizePx).toBe(60);
  });
});
