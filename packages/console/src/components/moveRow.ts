/**
 * The row that a key moves to; undefined if there is none. Letters work from outside the list too, beginning with the first row.
 * Pure. [OWN-23]
 */
export function moveRow(
  key: string,
  { active, count }: { active: number; count: number },
): number | undefined {
  if (count === 0) return undefined;
  const isLetter = key === 'j' || key === 'k';
  if (active < 0) return isLetter ? 0 : undefined;
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return Math.min(active + 1, count - 1);
    case 'k':
    case 'ArrowUp':
      return Math.max(active - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
