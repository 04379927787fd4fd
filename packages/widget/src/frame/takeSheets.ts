/**
 * Stands in for the sheets of the controls where a first frame is made: nothing is adopted there, and each text that a drawing
 * uses is noted.
 */
const used = new Set<string>();

export const createSheet = (text: string): string => text;

export function useSheet(_element: unknown, sheet: string): void {
  used.add(sheet);
}

/** The texts that were used since the last time it was asked. */
export function takeSheets(): string[] {
  const texts = [...used];
  used.clear();
  return texts;
}
