/** The position of the focus among the focusable members of a group. */
export interface RovingPlace {
  readonly active: number;
  readonly count: number;
  /** The group is in right-to-left text. */
  readonly rtl: boolean;
}

/** The member of a group that an arrow key moves to, wrapping around; undefined if the key does not move. [C-SEL-03, A-63] */
export function moveRoving(key: string, { active, count, rtl }: RovingPlace): number | undefined {
  const [before, after] = rtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (count === 0) return undefined;
  if (key === 'ArrowDown' || key === after) return (active + 1) % count;
  if (key === 'ArrowUp' || key === before) return active <= 0 ? count - 1 : active - 1;
  return undefined;
}
