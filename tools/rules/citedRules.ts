import { chapterOf } from './parseRules';
import { trustId } from './parseTrust';

/** What a test title cites: rules of SPEC.md, tests of docs/trust.md, and words that were meant as ids but aren't. */
export interface Cited {
  ids: string[];
  trust: string[];
  malformed: string[];
}

const chapterAndDigit = /^([A-Z]+(?:-[A-Z]+)?)-\d/;
/** `C13,` or `C1` or `C01…C03`, but not `B2B` or `E.164`. */
const almostTrust = /^[A-E]\d{1,3}(?!\w)/;

/**
 * Reads the ids at the beginning of a test title, one by one up to the first other word. A word such as
 * `OPEN-08…12`, `SMS-4` or `C01…03` names a known chapter without being an id, so it is returned as malformed.
 */
export function citedRules(title: string, chapters: ReadonlySet<string>): Cited {
  const cited: Cited = { ids: [], trust: [], malformed: [] };
  for (const word of title.trim().split(/\s+/)) {
    if (chapterOf(word) !== '') cited.ids.push(word);
    else if (trustId.test(word)) cited.trust.push(word);
    else if (chapters.has(chapterAndDigit.exec(word)?.[1] ?? '') || almostTrust.test(word))
      cited.malformed.push(word);
    else break;
  }
  return cited;
}
