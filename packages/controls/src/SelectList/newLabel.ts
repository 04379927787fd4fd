const place = '%value%';

/** The label of the entry that creates an option: the pattern with the typed text inserted. [C-LIST-03] */
export function newLabel(pattern: string, text: string): string {
  return pattern.split(place).join(text.trim());
}
