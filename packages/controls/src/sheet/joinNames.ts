/** Joins class names or ids and leaves out what is missing or switched off. */
export function joinNames(...names: ReadonlyArray<string | false | undefined>): string {
  return names.filter(Boolean).join(' ');
}
