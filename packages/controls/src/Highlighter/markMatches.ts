import { findMatches } from './findMatches';

/** A piece of a text; marked pieces match the query. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** Splits a text into marked and plain parts; joined they are the text again. [C-HL-01] */
export function markMatches(text: string, query: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { from, to } of findMatches(text, query)) {
    if (from > done) parts.push({ text: text.slice(done, from), marked: false });
    parts.push({ text: text.slice(from, to), marked: true });
    done = to;
  }
  if (done < text.length) parts.push({ text: text.slice(done), marked: false });
  return parts;
}
