/** The text of a list with one more entry. It is not parsed here: the sending half drops what it can't read. [STOR-01] */
export function appendEntry(list: string | undefined, entry: string): string {
  const open = list?.slice(0, -1);
  return `${open ? `${open},` : '['}${entry}]`;
}
