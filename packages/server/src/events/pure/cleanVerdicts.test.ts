import { describe, expect, it } from 'vitest';
import { cleanVerdicts } from './cleanVerdicts';

const odd: unknown[] = [undefined, null, 'route', 7, []];

describe('cleanVerdicts', () => {
  it('OWN-11 DISP-22 keeps only known rules and widget ids', () => {
    const read = (first_no: unknown) => cleanVerdicts({ first_no, x: 1 });
    expect(read({ 7: 'repeat', 8: 'nonsense', x: 'route', 9: 1 })).toEqual({
      first_no: { 7: 'repeat' },
      counts: {},
    });
    for (const given of odd) expect(read(given)).toEqual({ first_no: {}, counts: {} });
    expect(cleanVerdicts(null)).toEqual({ first_no: {}, counts: {} });
  });

  it.each([
    [{ 7: { close: 2, submit: 1, impression: 1 } }, { 7: { close: 2, submit: 1, impression: 1 } }],
    [{ 7: { opt_in: 5, close: 1 } }, { 7: { close: 1 } }],
    [{ 7: { close: 0, submit: -1, impression: 1.5 } }, { 7: {} }],
    [{ 7: { close: 21, submit: '3', impression: null } }, { 7: {} }],
    [{ 0: { close: 1 }, x: { close: 1 } }, {}],
    [
      { 7: null, 8: 'close' },
      { 7: {}, 8: {} },
    ],
  ])('OWN-11 keeps of the counts %o only %o', (counts, kept) => {
    expect(cleanVerdicts({ counts })).toEqual({ first_no: {}, counts: kept });
  });

  it('OWN-11 keeps at most 100 widgets', () => {
    const of = (value: unknown) =>
      Object.fromEntries(Array.from({ length: 300 }, (_, index) => [index + 1, value]));
    const { first_no, counts } = cleanVerdicts({ first_no: of('route'), counts: of({ close: 1 }) });
    expect([first_no, counts].map((one) => Object.keys(one as object).length)).toEqual([100, 100]);
  });
});
