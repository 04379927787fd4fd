/**
 * Brings a typed text into numbers of given lengths with one separator between them. A separator that was typed stays;
 * one that is missing comes when the next number begins, never before, so that it can be deleted. [C-DATE-04]
 */
export function maskParts(text: string, sizes: readonly number[], separator: string): string {
  const typed = text.replace(/[^\d./:\-\s]/g, '').split(/[./:\-\s]+/);
  const parts = typed.filter((part, at) => part !== '' || (at > 0 && at === typed.length - 1));
  const filled: string[] = [];
  for (const [at, part] of parts.entries()) {
    // At the end, what is too long for one number begins the next; a digit put into an earlier one pushes out its last.
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
