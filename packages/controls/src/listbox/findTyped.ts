/** The options of a list and the text typed so far. */
export interface Typed {
  readonly labels: readonly string[];
  readonly active: number;
  readonly typed: string;
  readonly isEnabled: (at: number) => boolean;
}

/** The option that typed letters lead to; repeating one letter cycles through all that begin with it. */
export function findTyped({ labels, active, typed, isEnabled }: Typed): number | undefined {
  const letters = typed.toLowerCase();
  const [first = ''] = letters;
  const isRepeated = letters === first.repeat(letters.length);
  const begin = isRepeated ? first : letters;
  if (begin === '') return undefined;
  // The same letter moves on; a growing word may stay where it is.
  const from = isRepeated ? active + 1 : Math.max(0, active);
  for (let step = 0; step < labels.length; step += 1) {
    const at = (from + step) % labels.length;
    if (isEnabled(at) && labels[at]?.trimStart().toLowerCase().startsWith(begin)) return at;
  }
  return undefined;
}
