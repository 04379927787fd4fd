/**
 * Replaces the controls' sheets while a first frame is built: nothing is adopted, and each text that a drawing
 * uses is recorded.
 */
const used = new Set<string>();

export const createSheet = (text: string): string => text;

export function useSheet(_element: unknown, sheet: string): void {
  used.add(sheet);
}

/** The texts used since the last call. */
export function drainSheets(): string[] {
  const texts = [...used];
  used.clear();
  return texts;
}
