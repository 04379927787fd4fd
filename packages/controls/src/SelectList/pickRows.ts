/** Lines drawn in the first frame: more than fit into the list, with the active one in the middle. */
export const firstRows = 40;
/** Lines that each later step adds. */
export const moreRows = 150;

/** A list, the position of the keys, and how many lines it has grown to; 0 in its first frame. */
export interface Growth {
  readonly count: number;
  readonly active: number;
  readonly grown: number;
}

/** The lines to draw, from the first to before the last: a few at first, so that a long list opens and filters at once. */
export function pickRows({ count, active, grown }: Growth): { readonly from: number; readonly to: number } {
  const half = firstRows / 2;
  // From the second step on everything above is there, so that only the end moves.
  const from = grown > 0 ? 0 : Math.max(0, Math.min(active - half, count - firstRows));
  return { from, to: Math.min(count, Math.max(from + firstRows, grown, active + half)) };
}
