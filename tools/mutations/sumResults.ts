import { areas } from './areas';
import type { Checked } from './checkFault';

const width = 10;
const columns = ['faults', 'killed', 'survived', 'errors'] as const;

const countOf = (results: readonly Checked[], outcome: Checked['outcome']): number =>
  results.filter((one) => one.outcome === outcome).length;

/** One line for a fault that was checked. */
export function describeResult({ fault, outcome, seconds, note }: Checked): string {
  const word = outcome === 'survived' ? 'SURVIVED' : outcome;
  const why = outcome === 'error' ? ` (${note})` : '';
  return `${word.padEnd(width)}${seconds.toFixed(1).padStart(6)} s  ${fault.id.padEnd(12)}  ${fault.breaks}${why}`;
}

/** The table by area, then the totals. */
export function sumResults(results: readonly Checked[]): string[] {
  const rows = areas.flatMap((area) => {
    const own = results.filter(({ fault }) => fault.id.startsWith(`${area}-`));
    const counts = [own.length, countOf(own, 'killed'), countOf(own, 'survived'), countOf(own, 'error')];
    return own.length > 0 ? [writeRow(area, counts)] : [];
  });
  const [killed, survived] = [countOf(results, 'killed'), countOf(results, 'survived')];
  return [
    '',
    writeRow('area', columns),
    ...rows,
    '',
    `${killed} killed, ${survived} survived`,
    `${killed} passed, ${results.length - killed} failed`,
  ];
}

function writeRow(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(width) + cells.map((cell) => String(cell).padStart(width)).join('');
}
