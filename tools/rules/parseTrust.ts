/** The format of a trust id: one of five chapters and two digits (`A01`, `E20`). */
export const trustId = /^[A-E]\d\d$/;

/** A row of docs/trust.md: a fault that Beckon has to survive, and why no test names it, if none does. */
export interface TrustRow {
  id: string;
  promise: string;
  reason: string;
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the page's tables, in the order of the file. */
export function parseTrust(page: string): TrustRow[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
    .filter(([id = '']) => trustId.test(id))
    .map(([id = '', promise = '', reason = '']) => ({ id, promise, reason }));
}
