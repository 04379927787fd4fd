import type { BenchPage } from './BenchPage';
import type { Figures, Load } from './sumVisits';

/** A measured page, ready to be written down. */
export type Row = Pick<BenchPage, 'id' | 'label' | 'kind' | 'shows'> & { figures: Figures };

/** CPU times that differ by less than this count as equal. */
const noiseMs = 3;
/** The page that the others are compared with. */
export const yardstickId = 'preact';

const bytesPerKb = 1000;
const kb = (bytes: number): string => (bytes / bytesPerKb).toFixed(1);
const whole = (value: number): string => value.toFixed(0);
const cells = ({ bytes, scriptMs, requests }: Load): string[] => [
  kb(bytes),
  scriptMs.toFixed(1),
  whole(requests),
];

/** How many times the yardstick a value is; `≈` if the difference means nothing. */
export function ratioOf(value: number, yardstick: number, noise = 0): string {
  if (value !== yardstick && Math.abs(value - yardstick) < noise) return '≈';
  return yardstick > 0 ? `${(value / yardstick).toFixed(2)}×` : '–';
}

/** The measured pages as Markdown: a first visit, a repeat visit, a slow phone, and 50 waiting widgets compared with one. */
export function writeTables(rows: readonly Row[]): string[] {
  const yardstick = rows.find(({ id }) => id === yardstickId)?.figures;
  if (!yardstick) throw new Error(`The yardstick ${yardstickId} was not measured.`);
  const compared = rows.filter(({ kind }) => kind !== 'empty');
  return [
    '## First visit',
    '',
    ...writeTable(
      [
        'Page',
        'kB',
        'CPU ms',
        'Requests',
        'kB in all',
        'CPU ms in all',
        'Requests in all',
        'kB ÷ Preact',
        'CPU ÷ Preact',
      ],
      compared.map((row) => writeCold(row, yardstick)),
    ),
    '',
    '## Repeat visit',
    '',
    ...writeTable(
      ['Page', 'kB', 'CPU ms', 'Requests', 'kB in all', 'CPU ms in all', 'Requests in all', 'CPU ÷ Preact'],
      compared.map((row) => writeRepeat(row, yardstick)),
    ),
    '',
    '## Slow phone',
    '',
    ...writeTable(
      ['Page', 'Visible after ms', '÷ Preact', 'Requests', 'Longest task ms', 'Layout shift'],
      compared.map((row) => writeSlow(row, yardstick)),
    ),
    ...writeMany(rows),
  ];
}

const nameOf = ({ label, kind }: Row): string => (kind === 'own' ? `**${label}**` : label);

function writeCold(row: Row, yardstick: Figures): string[] {
  const { first, all } = row.figures.cold;
  const base = yardstick.cold.first;
  return [
    nameOf(row),
    ...cells(first),
    ...cells(all),
    ratioOf(first.bytes, base.bytes),
    ratioOf(first.scriptMs, base.scriptMs, noiseMs),
  ];
}

function writeRepeat(row: Row, yardstick: Figures): string[] {
  const { first, all } = row.figures.repeat;
  const base = yardstick.repeat.first;
  return [nameOf(row), ...cells(first), ...cells(all), ratioOf(first.scriptMs, base.scriptMs, noiseMs)];
}

function writeSlow(row: Row, yardstick: Figures): string[] {
  const { firstAtMs, requests, longestTaskMs, layoutShift } = row.figures.slow;
  const seen = row.shows ? [whole(firstAtMs), ratioOf(firstAtMs, yardstick.slow.firstAtMs)] : ['–', '–'];
  return [nameOf(row), ...seen, whole(requests), whole(longestTaskMs), layoutShift.toFixed(3)];
}

/** Compares 50 waiting widgets with one. */
function writeMany(rows: readonly Row[]): string[] {
  const firstOf = (id: string): Load | undefined => rows.find((row) => row.id === id)?.figures.cold.first;
  const [one, many] = [firstOf('waiting-1'), firstOf('waiting-50')];
  if (!one || !many) return [];
  const cpu = ratioOf(many.scriptMs, one.scriptMs, noiseMs);
  const cpuText = cpu === '≈' ? 'the same CPU time, within the noise' : `${cpu} the CPU time`;
  return ['', `50 waiting widgets take ${ratioOf(many.bytes, one.bytes)} the bytes of one, and ${cpuText}.`];
}

/** A Markdown table whose columns line up in the source. */
function writeTable(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = head.map((title, at) =>
    Math.max(...[head, ...rows].map((row) => (row[at] ?? title).length)),
  );
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(head), line(rule), ...rows.map(line)];
}
