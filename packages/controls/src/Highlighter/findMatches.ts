/** Where a match begins and ends in the text, in the units that `slice` takes. */
export interface Match {
  readonly from: number;
  readonly to: number;
}

/** Every match of the query in the text, ignoring case; letters whose length depends on case count as a whole. [C-HL-01] */
export function findMatches(text: string, query: string): readonly Match[] {
  const wanted = fold(query).letters;
  if (wanted === '') return [];
  const { letters, from, to } = fold(text);
  const matches: Match[] = [];
  let at = letters.indexOf(wanted);
  while (at >= 0) {
    const match = { from: from[at] ?? 0, to: to[at + wanted.length - 1] ?? text.length };
    // One letter of the text can match two of the query (ß): then the second match is at the same place.
    if (match.from >= (matches.at(-1)?.to ?? 0)) matches.push(match);
    at = letters.indexOf(wanted, at + wanted.length);
  }
  return matches;
}

interface Folded {
  readonly letters: string;
  /** For each unit of `letters`, where the character it came from begins and ends in the source. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

function fold(source: string): Folded {
  let letters = '';
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const character of source) {
    // There and back: ς and σ, ß and SS are the same letters in another case. And no one types the dot of İ separately.
    const plain = character.toLowerCase().toUpperCase().toLowerCase().replace('i\u0307', 'i');
    letters += plain;
    for (let unit = 0; unit < plain.length; unit += 1) {
      from.push(at);
      to.push(at + character.length);
    }
    at += character.length;
  }
  return { letters, from, to };
}
