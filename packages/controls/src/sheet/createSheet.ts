/** A style sheet that is created when a document first needs it. */
export type Sheet = (owner: Document) => CSSStyleSheet;

/** Creates a constructable style sheet from text, lazily and once per document. */
export function createSheet(text: string): Sheet {
  // A constructed sheet can only be adopted by the document whose window created it (a preview frame has its own).
  const made = new WeakMap<Document, CSSStyleSheet>();
  return (owner) => {
    const known = made.get(owner);
    if (known) return known;
    const Maker = owner.defaultView?.CSSStyleSheet ?? CSSStyleSheet;
    const sheet = new Maker();
    sheet.replaceSync(text);
    made.set(owner, sheet);
    return sheet;
  };
}
