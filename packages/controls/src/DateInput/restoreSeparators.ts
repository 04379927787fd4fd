/** A text after an edit and the caret's position. */
export interface Edited {
  readonly text: string;
  readonly caret: number;
}

/**
 * The text after an edit, restoring separators that were deleted along with digits if more digits follow:
 * an emptied number keeps its place, so that the next one does not slide into it. [C-DATE-04]
 */
export function restoreSeparators(before: string, { text, caret }: Edited): string {
  const [head, rest] = [text.slice(0, caret), text.slice(caret)];
  // At the end nothing can slide.
  if (!/\d/.test(rest) || !before.endsWith(rest)) return text;
  const old = marksOf(before.slice(0, before.length - rest.length));
  return head + old.slice(marksOf(head).length) + rest;
}

function marksOf(text: string): string {
  return text.replace(/\d/g, '');
}
