/** Small choices in this browser's storage; without storage they last until the page closes. */
export const browserMemory = {
  read(key: string): string | undefined {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Storage is blocked or full: the choice isn't kept.
    }
  },
};
