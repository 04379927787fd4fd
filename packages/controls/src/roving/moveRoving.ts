/** Where the focus is among the members of a group that can take it. */
export interface RovingPlace {
  readonly active: number;
  readonly count: number;
  /** The group is written from right to left. */
  readonly rtl: boolean;
}

/** The member of a group that an arrow key moves to, round the ends; undefined when the key does not move. [C-SEL-03, A-63] */
export function moveRoving(key: string, { active, count, rtl }: RovingPlace): number | undefined {
  const [before, after] = rtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (count === 0) return undefined;
  if (key === 'ArrowDown' || key === after) return (active + 1) % count;
  if (key === 'ArrowUp' || key === before) return active <= 0 ? count - 1 : active - 1;
  return undefined;
}
