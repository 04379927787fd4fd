/** Small choices that this browser remembers; one that keeps nothing forgets them. */
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
      // Next time it is asked for again.
    }
  },
};
