/** A host from which every part is this code, wherever it is said to lie. */
export function partFrom(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}//`;
}

/** A host that never answers. */
export const silentHost = partFrom('await new Promise(() => {});');
