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

/** Ours in other places: of the command, and of compose.yaml. */
const elsewhere = ['BECKON_URL', 'BECKON_KEY', 'BECKON_PASSWORD'];
/** What Kubernetes sets for a service with our name. */
const orchestrated = /^BECKON_(?:SERVICE_(?:HOST|PORT)|PORT)(?:_|$)/;
/** Words that many programs have in their settings. */
const common = ['URL', 'API', 'BECKON'];

/** The words of a name that tell whose it is, whether one or several are meant: `PAGES_URL` has `PAGE`. */
const wordsOf = (name: string): string[] =>
  name
    .split('_')
    .filter((word) => !common.includes(word))
    .map((word) => word.replace(/S$/, ''));

/** The setting that shares the most words with a name, has the fewest others, and is closest to it, if any does. */
function findRelated(name: string, known: readonly string[]): string | undefined {
  const words = wordsOf(name);
  const countShared = (one: string) => wordsOf(one).filter((word) => words.includes(word)).length;
  return known
    .filter((one) => countShared(one) > 0)
    .map((one) => ({
      one,
      shared: countShared(one),
      all: wordsOf(one).length,
      changes: countChanges(name, one),
    }))
    .sort((a, b) => b.shared - a.shared || a.all - b.all || a.changes - b.changes)[0]?.one;
}

/**
 * Variables that were probably meant for Beckon, but aren't settings, each with the setting that was probably meant: those that are almost
 * the name of one, addresses that share a word with one, and those that begin with our name. [OWN-20]
 */
export function findMisspelled(
  variables: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): [given: string, meant: string | undefined][] {
  const long = known.filter((name) => name.length >= fewestCharacters);
  const addresses = known.filter((name) => name.endsWith('_URL'));
  const findMeant = (name: string): string | undefined => {
    const bare = name.replace(/^BECKON_/, '');
    const close = known.includes(bare) ? bare : long.find((one) => countChanges(bare, one) <= mostChanges);
    return close ?? findRelated(bare, name === bare ? addresses : known);
  };
  const isOurs = (name: string) => name.startsWith('BECKON_');
  return Object.keys(variables)
    .filter((name) => /^[A-Z][A-Z0-9_]+$/.test(name) && !known.includes(name))
    .filter((name) => !elsewhere.includes(name) && !orchestrated.test(name))
    .flatMap((name): [string, string | undefined][] => {
      const isAddress = name.endsWith('_URL');
      const isClose = long.some((one) => countChanges(name, one) <= mostChanges);
      if (!isOurs(name) && !isAddress && !isClose) return [];
      const meant = findMeant(name);
      return meant === undefined && !isOurs(name) ? [] : [[name, meant]];
    });
}
