/** The dark squares of a code as one path; neighbors in a row become one bar. */
export function traceModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark && !row[x - 1] ? bar(row, x, y) : '')))
    .join('');
}

function bar(row: readonly boolean[], x: number, y: number): string {
  const end = row.indexOf(false, x);
  const width = (end < 0 ? row.length : end) - x;
  return `M${x} ${y}h${width}v1h-${width}z`;
}
