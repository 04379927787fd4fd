/** Joins class names or ids and leaves out missing or false ones. */
export function joinNames(...names: ReadonlyArray<string | false | undefined>): string {
  return names.filter(Boolean).join(' ');
}
