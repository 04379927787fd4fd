/** Short names are close to many others: HOME is not a wrong HOST. */
const fewestCharacters = 7;
const mostChanges = 2;

/** How many letters to add, remove, replace or swap with their neighbor to get from one word to the other. */
function countChanges(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const above = rows[i - 1] as number[];
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          (above[j] as number) + 1,
          (row[j - 1] as number) + 1,
          (above[j - 1] as number) + (isSame ? 0 : 1),
          isSwapped ? ((rows[i - 2] as number[])[j - 2] as number) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return (rows.at(-1) as number[]).at(-1) as number;
}

/** Variables that are almost the name of a setting, which then is not set, each with that name. [OWN-20] */
export function findMisspelled(
  variables: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): [given: string, meant: string][] {
  const long = known.filter((name) => name.length >= fewestCharacters);
  return Object.keys(variables)
    .filter((name) => /^[A-Z][A-Z0-9_]+$/.test(name) && !known.includes(name))
    .flatMap((name) => {
      const meant = long.find((one) => countChanges(name, one) <= mostChanges);
      return meant === undefined ? [] : [[name, meant] as [string, string]];
    });
}
