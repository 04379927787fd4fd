/** Makes Chromium compile a whole file on load, and not function by function, if it's the first line. */
export const compileHint = '//# allFunctionsCalledOnLoad';

/** A built text without the hint, to be joined with others. */
export function removeHint(text: string): string {
  return text.replace(compileHint, '').trim();
}
