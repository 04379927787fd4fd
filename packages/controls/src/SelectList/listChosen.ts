import type { Choice } from './Choice';

/** The chosen values, however many there may be. */
export function listChosen({ multiple, value }: Choice): readonly string[] {
  if (multiple) return value;
  return value === undefined ? [] : [value];
}
