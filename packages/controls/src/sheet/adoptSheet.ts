const counts = new WeakMap<DocumentOrShadowRoot, Map<CSSStyleSheet, number>>();

/** Adopts a sheet into a root, once however many controls ask; returns a function that releases it. */
export function adoptSheet(root: DocumentOrShadowRoot, sheet: CSSStyleSheet): () => void {
  const held = counts.get(root) ?? new Map<CSSStyleSheet, number>();
  counts.set(root, held);
  const before = held.get(sheet) ?? 0;
  held.set(sheet, before + 1);
  if (before === 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];

  return () => {
    const left = (held.get(sheet) ?? 0) - 1;
    held.set(sheet, left);
    if (left === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}
