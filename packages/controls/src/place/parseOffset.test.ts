import { describe, expect, it } from 'vitest';
import { type Offset, parseOffset } from './parseOffset';

const rulers = { px: 1, rem: 16, em: 14, vw: 10, vh: 8, '%': 0.4 };

describe('parseOffset', () => {
  it.each<[Offset | undefined, object]>([
    [undefined, {}],
    [12, { gapPx: 12 }],
    ['0.5rem', { gapPx: 8 }],
    ['50%', { gapPx: 20 }],
    [
      { gap: '1em', shift: '2vw' },
      { gapPx: 14, shiftPx: 20 },
    ],
    [{ shift: -4 }, { shiftPx: -4 }],
  ])('C-POP-03 %j comes to %j', (offset, expected) => {
    expect(parseOffset(offset)(rulers)).toEqual(expected);
  });

  it('C-POP-03 ERR-14 an unknown unit is an error before anything is measured', () => {
    expect(() => parseOffset({ shift: '1parsec' })).toThrow('unknown position units "parsec"');
  });
});
