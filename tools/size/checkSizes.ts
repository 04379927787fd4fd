import type { PageSizes } from './measurePages';

/** A line of budgets.json: the gzip bytes allowed for some parts together, or for everything a page loads, with its number of requests. */
export type Budget =
  | { what: string; parts: string[]; budget: number; aim?: number }
  | { page: string; budget: number; aim?: number; requests: number };

const kilo = 1000;
const shown = (bytes: number): string => `${(bytes / kilo).toFixed(2)} kB`;

/** Compares measured bytes with the budgets: a line for each, and whether all of them are met. */
export function checkSizes(
  budgets: readonly Budget[],
  pages: PageSizes,
  measured: Readonly<Record<string, number>>,
): { ok: boolean; lines: string[] } {
  let ok = true;
  const wishOf = (aim: number | undefined): string => (aim === undefined ? '' : `, aim ${shown(aim)}`);
  const lines = budgets.map((line) => {
    const { budget, aim } = line;
    if ('page' in line) {
      const { bytes, requests } = pages[line.page] ?? { bytes: Number.NaN, requests: Number.NaN };
      const keeps = bytes <= budget && requests <= line.requests;
      ok &&= keeps;
      return `${keeps ? '✓' : '✗'} page, ${line.page}: ${shown(bytes)} of ${shown(budget)}${wishOf(aim)}, requests ${requests} of ${line.requests}`;
    }
    const { what, parts } = line;
    const missing = parts.filter((part) => measured[part] === undefined);
    if (missing.length > 0) {
      ok = false;
      return `✗ ${what}: ${missing.join(', ')} was not built`;
    }
    const bytes = parts.reduce((sum, part) => sum + (measured[part] ?? 0), 0);
    const keeps = bytes <= budget;
    ok &&= keeps;
    return `${keeps ? '✓' : '✗'} ${what}: ${shown(bytes)} of ${shown(budget)}${wishOf(aim)}`;
  });
  const named = new Set(budgets.flatMap((line) => ('parts' in line ? line.parts : [])));
  for (const part of Object.keys(measured).filter((one) => !named.has(one))) {
    ok = false;
    lines.push(`✗ ${part} is built and has no budget`);
  }
  return { ok, lines };
}
