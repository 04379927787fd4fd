import type { Choice } from './Choice';

/** Reports the new choice to the owner: one value, or the others with this one added or removed. */
export function choose<Value extends string>(choice: Choice<Value>, value: Value): void {
  if (!choice.multiple) {
    choice.onChange(value);
    return;
  }
  const { value: chosen, onChange } = choice;
  onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
}
