/** Does a value that came as JSON nest deeper than this? What walks through it later must not run out of stack. */
export function isTooDeep(value: unknown, mostLevels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return mostLevels === 0 || Object.values(value).some((inner) => isTooDeep(inner, mostLevels - 1));
}
