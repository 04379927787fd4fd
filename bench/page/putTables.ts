const open = '<!-- bench:page -->';
const close = '<!-- /bench:page -->';

/** Puts the tables between the markers of a Markdown page, in place of those from the last run. */
export function putTables(page: string, lines: readonly string[]): string {
  const [from, to] = [page.indexOf(open), page.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`The page needs ${open} and, after it, ${close}.`);
  return `${page.slice(0, from + open.length)}\n\n${lines.join('\n')}\n\n${page.slice(to)}`;
}
