import type { ListOption } from '../SelectList/ListOption';

/** The option whose label was typed in full: the same label, or the only one that differs just in case. */
export function findExact(options: readonly ListOption[], typed: string): ListOption | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const usable = options.filter(({ disabled }) => !disabled);
  const same = usable.find(({ label }) => label.trim() === text);
  if (same) return same;
  const near = usable.filter(({ label }) => label.trim().toLowerCase() === text.toLowerCase());
  return near.length === 1 ? near[0] : undefined;
}
