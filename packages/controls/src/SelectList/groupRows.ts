import type { ListRow } from './buildRows';

/** Neighboring lines of one group. */
export interface RowGroup {
  readonly name: string | undefined;
  readonly rows: readonly ListRow[];
}

/** Groups neighbors of the same group; the order stays. */
export function groupRows(rows: readonly ListRow[]): readonly RowGroup[] {
  const groups: Array<{ name: string | undefined; rows: ListRow[] }> = [];
  for (const row of rows) {
    const name = row.option?.group;
    const last = groups.at(-1);
    if (last && last.name === name) last.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  return groups;
}
