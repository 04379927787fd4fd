import type { ListOption } from './ListOption';

/** The typed text, the existing options, and what the owner allows. */
export interface NewOption {
  readonly text: string;
  readonly options: readonly ListOption[];
  /** Creating is allowed by default. */
  readonly creates: boolean;
  readonly duplicates: boolean;
}

/** Whether a new option may be created from the typed text: not if one has exactly that label, unless duplicates are allowed. [C-LIST-02, C-LIST-04, A-68] */
export function offersNew({ text, options, creates, duplicates }: NewOption): boolean {
  const label = text.trim();
  if (!creates || label === '') return false;
  return duplicates || !options.some((option) => option.label.trim() === label);
}
