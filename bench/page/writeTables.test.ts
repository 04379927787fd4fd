import { describe, expect, it } from 'vitest';
import type { Figures } from './sumVisits';
import { type Row, ratioOf, writeTables } from './writeTables';

const figures = (bytes: number, scriptMs: number, firstAtMs = 400): Figures => {
  const first = { bytes, scriptMs, requests: 1 };
  const all = { bytes: bytes * 2, scriptMs: scriptMs * 2, requests: 3 };
  return {
    cold: { first, all },
    repeat: { first, all },
    slow: { firstAtMs, requests: 2, longestTaskMs: 12.4, layoutShift: 0 },
  };
};
const row = (id: string, kind: Row['kind'], of: Figures, shows?: string): Row => ({
  id,
  label: `The ${id}`,
  kind,
  figures: of,
  ...(shows && { shows }),
});
const rows = [
  row('empty', 'empty', figures(0, 0)),
  row('preact', 'floor', figures(7300, 6), '.bubble'),
  row('waiting-1', 'own', figures(3650, 4)),
  row('waiting-50', 'own', figures(4380, 5)),
  row('bar', 'own', figures(14_600, 12, 800), 'input'),
];
const cellsOf = (line: string | undefined): string[] =>
  line
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(1, -1) ?? [];
const linesFor = (name: string): string[][] =>
  writeTables(rows)
    .filter((line) => line.includes(name))
    .map(cellsOf);

describe('ratios', () => {
  it.each([
    [12, 6, 0, '2.00×'],
    [3650, 7300, 0, '0.50×'],
    [9, 6, 3, '1.50×'],
    [6, 6, 3, '1.00×'],
    [8.9, 6, 3, '≈'],
    [3.1, 6, 3, '≈'],
    [5, 0, 0, '–'],
  ])('%s against %s with a noise of %s: %s', (value, yardstick, noise, shown) => {
    expect(ratioOf(value, yardstick, noise)).toBe(shown);
  });
});

describe('tables of the page bench', () => {
  it('shows the cost of a page until it is visible and in total, next to the yardstick', () => {
    expect(linesFor('The bar')).toEqual([
      ['**The bar**', '14.6', '12.0', '1', '29.2', '24.0', '3', '2.00×', '2.00×'],
      ['**The bar**', '14.6', '12.0', '1', '29.2', '24.0', '3', '2.00×'],
      ['**The bar**', '800', '2.00×', '2', '12', '0.000'],
    ]);
  });
  it('leaves out the time until visible for a page that shows nothing', () => {
    expect(linesFor('The waiting-1').at(-1)).toEqual(['**The waiting-1**', '–', '–', '2', '12', '0.000']);
  });
  it('leaves out the empty page, which is already subtracted from every time', () => {
    expect(linesFor('The empty')).toEqual([]);
  });
  it('compares 50 waiting widgets with one', () => {
    expect(writeTables(rows).at(-1)).toBe(
      '50 waiting widgets take 1.20× the bytes of one, and the same CPU time, within the noise.',
    );
    const slower = rows.map((one) => (one.id === 'waiting-50' ? { ...one, figures: figures(3650, 8) } : one));
    expect(writeTables(slower).at(-1)).toContain('2.00× the CPU time');
  });
  it('lines up the columns of each table', () => {
    const widths = writeTables(rows)
      .filter((line) => line.startsWith('|'))
      .map(({ length }) => length);
    expect(new Set(widths).size).toBe(3);
  });
  it('writes nothing without the yardstick', () => {
    expect(() => writeTables(rows.filter(({ id }) => id !== 'preact'))).toThrow('preact');
  });
});
