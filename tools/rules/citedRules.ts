import { chapterOf } from './parseRules';

/** What a test title cites: well-formed ids, and words that were meant as ids but aren't. */
export interface Cited {
  ids: string[];
  malformed: string[];
}

const chapterAndDigit = /^([A-Z]+(?:-[A-Z]+)?)-\d/;

/**
 * Reads the ids at the beginning of a test title, one by one up to the first other word. A word such as
 * `OPEN-08…12` or `SMS-4` names a known chapter without being an id, so it is returned as malformed.
 */
export function citedRules(title: string, chapters: ReadonlySet<string>): Cited {
  const cited: Cited = { ids: [], malformed: [] };
  for (const word of title.trim().split(/\s+/)) {
    if (chapterOf(word) !== '') cited.ids.push(word);
    else if (chapters.has(chapterAndDigit.exec(word)?.[1] ?? '')) cited.malformed.push(word);
    else break;
  }
  return cited;
}
