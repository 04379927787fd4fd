const tabbable =
  'a[href],button,input,select,textarea,iframe,summary,audio[controls],video[controls],[contenteditable],[tabindex]';

/** The elements below a node that Tab reaches, in order, through slots and open shadow roots. */
export function listTabbable(parent: Element | ShadowRoot): readonly HTMLElement[] {
  const children =
    'assignedElements' in parent ? (parent as HTMLSlotElement).assignedElements({ flatten: true }) : [];
  return [...(children.length > 0 ? children : parent.children)].flatMap((child) => {
    const own = canTab(child) ? [child as HTMLElement] : [];
    return [...own, ...listTabbable(child.shadowRoot ?? child)];
  });
}

function canTab(element: Element): boolean {
  if (!element.matches(tabbable) || element.matches(':disabled') || element.closest('[inert]')) return false;
  return (element as HTMLElement).tabIndex >= 0 && element.getClientRects().length > 0;
}
