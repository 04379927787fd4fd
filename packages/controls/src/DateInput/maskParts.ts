/**
 * Splits a typed text into numbers of given lengths with one separator between them. A typed separator stays,
 * even around an emptied number; a missing one is added when the next number begins, never before, so that it
 * can be deleted. [C-DATE-04]
 */
export function maskParts(text: string, sizes: readonly number[], separator: string): string {
  const plain = text.replace(/[^\d./:\-\s]/g, '').trimStart();
  // A separator typed twice at the end counts once.
  const typed = plain.replace(/[./:\-\s]+$/, separator).split(/\s*[./:-]\s*|\s+/);
  if (!/\d/.test(plain)) return '';
  const parts =
    typed.length > sizes.length ? typed.filter((part, at) => part || at === typed.length - 1) : typed;
  const filled: string[] = [];
  for (const [at, part] of parts.entries()) {
    // At the end, excess digits begin the next number; a digit inserted into an earlier one pushes out its last.
    const mayOverflow = at === parts.length - 1;
    let rest = part;
    do {
      const size = sizes[filled.length];
      if (size === undefined) return filled.join(separator);
      filled.push(rest.slice(0, size));
      rest = rest.slice(size);
    } while (mayOverflow && rest !== '');
  }
  return filled.join(separator);
}
