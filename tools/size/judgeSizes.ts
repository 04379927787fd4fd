/** A line of budgets.json: gzip bytes allowed for some parts together. */
export type Budget = { what: string; parts: string[]; budget: number; aim?: number };

const kilo = 1000;
const shown = (bytes: number): string => `${(bytes / kilo).toFixed(2)} kB`;

/** Holds measured bytes against the budgets: a line each, and whether all of them keep. */
export function judgeSizes(
  budgets: readonly Budget[],
  measured: Readonly<Record<string, number>>,
): { ok: boolean; lines: string[] } {
  let ok = true;
  const lines = budgets.map(({ what, parts, budget, aim }) => {
    const missing = parts.filter((part) => measured[part] === undefined);
    if (missing.length > 0) {
      ok = false;
      return `✗ ${what}: ${missing.join(', ')} was not built`;
    }
    const bytes = parts.reduce((sum, part) => sum + (measured[part] ?? 0), 0);
    const keeps = bytes <= budget;
    ok &&= keeps;
    const wish = aim === undefined ? '' : `, aim ${shown(aim)}`;
    return `${keeps ? '✓' : '✗'} ${what}: ${shown(bytes)} of ${shown(budget)}${wish}`;
  });
  const named = new Set(budgets.flatMap(({ parts }) => parts));
  for (const part of Object.keys(measured).filter((one) => !named.has(one))) {
    ok = false;
    lines.push(`✗ ${part} is built and has no budget`);
  }
  return { ok, lines };
}
