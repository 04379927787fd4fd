import type { ListOption } from './ListOption';

/** What was typed, what there is already, and what the owner allows. */
export interface NewOption {
  readonly text: string;
  readonly options: readonly ListOption[];
  /** Creating is allowed unless switched off. */
  readonly creates: boolean;
  readonly duplicates: boolean;
}

/** May a new option be made from the typed text? Not when one has that very label, unless duplicates are allowed. [C-LIST-02, C-LIST-04, A-68] */
export function offersNew({ text, options, creates, duplicates }: NewOption): boolean {
  const label = text.trim();
  if (!creates || label === '') return false;
  return duplicates || !options.some((option) => option.label.trim() === label);
}
