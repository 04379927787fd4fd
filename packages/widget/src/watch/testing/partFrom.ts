/** A host on which every part is this code, whatever its address. */
export function partFrom(code: string): string {
  return `data:text/javascript,${encodeURIComponent(code)}//`;
}

/** A host that never answers. */
export const silentHost = partFrom('await new Promise(() => {});');
