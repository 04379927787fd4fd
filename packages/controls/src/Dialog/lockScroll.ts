const locks = new WeakMap<Document, { holders: number; restore: () => void }>();

/** Stops the page behind a modal from scrolling until undone; the page's own settings come back as they were. */
export function lockScroll(owner: Document): () => void {
  const lock = locks.get(owner) ?? { holders: 0, restore: () => {} };
  locks.set(owner, lock);
  if (lock.holders === 0) lock.restore = stopScrolling(owner);
  lock.holders += 1;
  return () => {
    lock.holders -= 1;
    if (lock.holders === 0) lock.restore();
  };
}

function stopScrolling(owner: Document): () => void {
  const page = owner.documentElement;
  const hadStyle = page.hasAttribute('style');
  const hasScrollbar = (owner.defaultView?.innerWidth ?? 0) > page.clientWidth;
  const undos = [setStyle(page, 'overflow', 'hidden')];
  // Without its bar the page would become wider and move.
  if (hasScrollbar) undos.push(setStyle(page, 'scrollbar-gutter', 'stable'));
  return () => {
    for (const undo of undos) undo();
    // Asked for as text: Chromium writes the attribute late and would bring an empty one back.
    if (!hadStyle && page.getAttribute('style') === '') page.removeAttribute('style');
  };
}

function setStyle(element: HTMLElement, name: string, value: string): () => void {
  const { style } = element;
  const before = style.getPropertyValue(name);
  const priority = style.getPropertyPriority(name);
  style.setProperty(name, value, 'important');
  return () => {
    if (before) style.setProperty(name, before, priority);
    else style.removeProperty(name);
  };
}
