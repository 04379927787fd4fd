import type { ListOption } from '../SelectList/ListOption';

/** The text on the button: the label of the one chosen option, or how many there are; undefined for none. */
export function describeChoice(
  options: readonly ListOption[],
  chosen: readonly string[],
  countPattern: string,
): string | undefined {
  const [value, ...more] = chosen;
  if (value === undefined) return undefined;
  if (more.length > 0) return countPattern.split('%count%').join(`${chosen.length}`);
  // An option that no longer exists still shows its stored value.
  return options.find((option) => option.value === value)?.label ?? value;
}
