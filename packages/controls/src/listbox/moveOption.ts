/** How many options a page key moves. */
const pageOptions = 10;

/** The position of the keys in a list, and where they may go. */
export interface OptionList {
  /** The active option; -1 for none. */
  readonly active: number;
  readonly count: number;
  readonly isEnabled: (at: number) => boolean;
  /** Wraps around from the last option to the first and back. */
  readonly wraps: boolean;
}

/** The option that a key moves to, skipping disabled ones; undefined if the key does not move or nothing can be reached. [A-63, C-AUTO-01] */
export function moveOption(key: string, list: OptionList): number | undefined {
  const { active, count, wraps } = list;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return seek(list, active + 1, 1) ?? (wraps ? seek(list, 0, 1) : held(list));
    case 'ArrowUp':
      if (active < 0) return seek(list, last, -1);
      return seek(list, active - 1, -1) ?? (wraps ? seek(list, last, -1) : held(list));
    case 'PageDown':
      return nearest(list, Math.min(last, active + pageOptions), -1);
    case 'PageUp':
      return nearest(list, Math.max(0, active - pageOptions), 1);
    case 'Home':
      return seek(list, 0, 1);
    case 'End':
      return seek(list, last, -1);
    default:
      return undefined;
  }
}

/** At the end of a list that does not wrap around, the key is consumed and nothing moves. */
function held({ active }: OptionList): number | undefined {
  return active < 0 ? undefined : active;
}

function nearest(list: OptionList, at: number, way: 1 | -1): number | undefined {
  return seek(list, at, way) ?? seek(list, at, way === 1 ? -1 : 1);
}

function seek({ count, isEnabled }: OptionList, from: number, way: 1 | -1): number | undefined {
  for (let at = from; at >= 0 && at < count; at += way) if (isEnabled(at)) return at;
  return undefined;
}
