/** A path of names, such as `data.main.title`. A dot inside a name is written as `~1`, and a tilde as `~0`. */
export function pathOf(...names: readonly string[]): string {
  return names.map((name) => name.replaceAll('~', '~0').replaceAll('.', '~1')).join('.');
}

/** The names of a path. */
export function namesOf(path: string): string[] {
  return path.split('.').map((name) => name.replaceAll('~1', '.').replaceAll('~0', '~'));
}
