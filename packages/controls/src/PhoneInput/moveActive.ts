/** How many rows a page key moves. */
const pageRows = 7;

/** The row that a key moves to in a list of `count` rows; undefined if the key does not move. */
export function moveActive(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active >= last ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, active + pageRows);
    case 'PageUp':
      return Math.max(0, active - pageRows);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
