import type { Choice } from './Choice';

/** The chosen values, however many there may be. */
export function listChosen<Value extends string>({ multiple, value }: Choice<Value>): readonly Value[] {
  if (multiple) return value;
  return value === undefined ? [] : [value];
}
