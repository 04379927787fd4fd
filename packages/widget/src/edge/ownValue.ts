/** A value that a script has put on the window. An element with that id or name does not count. [LOAD-02] */
export function ownValue(page: Window, name: string): unknown {
  if (!Object.hasOwn(page, name)) return undefined;
  const value = (page as unknown as Record<string, unknown>)[name];
  return value instanceof Node || value instanceof HTMLCollection ? undefined : value;
}
