const locks = new WeakMap<Document, { holders: number; restore: () => void }>();

/** Stops the page behind a modal from scrolling until undone; the page's own settings come back unchanged. */
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

/**
 * The element whose overflow the viewport takes over: the body, unless the document sets its own. Locking the other one
 * would make the body a separate scroller, and everything sticky in it would jump.
 */
function scrollOwner(owner: Document): HTMLElement {
  const { documentElement: page, defaultView } = owner;
  // Not `owner.body`: an element with that name would hide it.
  const body = page.querySelector<HTMLElement>(':scope > body');
  const overflowOf = (element: HTMLElement): string | undefined =>
    defaultView?.getComputedStyle(element).overflow;
  return body && overflowOf(page) === 'visible' && overflowOf(body) !== 'visible' ? body : page;
}

function stopScrolling(owner: Document): () => void {
  const page = scrollOwner(owner);
  const touched = [...new Set([page, owner.documentElement])].filter(
    (element) => !element.hasAttribute('style'),
  );
  const hasScrollbar = (owner.defaultView?.innerWidth ?? 0) > owner.documentElement.clientWidth;
  const undos = [setStyle(page, 'overflow', 'hidden')];
  // Without its scrollbar the page would become wider and shift.
  if (hasScrollbar) undos.push(setStyle(owner.documentElement, 'scrollbar-gutter', 'stable'));
  return () => {
    for (const undo of undos) undo();
    // Read as text: Chromium writes the attribute late and would bring back an empty one.
    for (const element of touched) if (element.getAttribute('style') === '') element.removeAttribute('style');
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
