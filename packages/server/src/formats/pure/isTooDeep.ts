/** Is a JSON value nested deeper than this? Code that walks through it later must not run out of stack. */
export function isTooDeep(value: unknown, mostLevels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return mostLevels === 0 || Object.values(value).some((inner) => isTooDeep(inner, mostLevels - 1));
}
