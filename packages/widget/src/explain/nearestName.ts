const mostEdits = 2;

/** The name the author probably meant: the same in another spelling, or a typo or two away. */
export function nearestName(given: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, edits: editsBetween(plain(given), plain(name)) }))
    .filter(({ edits, name }) => edits <= mostEdits && edits < name.length - 1)
    .sort((one, other) => one.edits - other.edits);
  return best?.name;
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '');

/** How many letters must be added, removed or changed. */
function editsBetween(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, wanted] of [...other].entries())
      next.push(
        Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === wanted ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
