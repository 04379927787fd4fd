/** The text of a list with one more entry. Nobody reads it here: what cannot be read is sorted out by whoever sends it. [STOR-01] */
export function appendEntry(list: string | undefined, entry: string): string {
  const open = list?.slice(0, -1);
  return `${open ? `${open},` : '['}${entry}]`;
}
