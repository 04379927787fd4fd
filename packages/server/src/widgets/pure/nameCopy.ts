const copyMark = ' (copy)';

/** The name of a copy; a copy of a copy gets the same name, so names don't grow. [OWN-06] */
export function nameCopy(name: string, mostCharacters: number): string {
  const bare = name.endsWith(copyMark) ? name.slice(0, -copyMark.length) : name;
  return `${bare.slice(0, mostCharacters - copyMark.length)}${copyMark}`;
}
