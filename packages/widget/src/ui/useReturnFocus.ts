import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Whoever came in by Tab goes on where they were, once it closes; the answer notes where that is. [OVL-06, A-29] */
export function useReturnFocus(
  box: RefObject<HTMLElement | null>,
  open: boolean,
): (event: FocusEvent) => void {
  const before = useRef<HTMLElement | null>(null);
  const left = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const page = box.current?.ownerDocument;
    if (!open || !page) return undefined;
    // The page only says which of its components was left; what was left inside it can be heard on the way.
    const note = (event: globalThis.FocusEvent) => {
      left.current = event.composedPath()[0] as HTMLElement;
    };
    page.addEventListener('focusout', note, true);
    return () => page.removeEventListener('focusout', note, true);
  }, [box, open]);
  useLayoutEffect(() => {
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (open || !box.current?.contains(root?.activeElement ?? null)) return;
    before.current?.focus({ preventScroll: true });
  }, [box, open]);
  return ({ relatedTarget: from }) => {
    // From nowhere comes who was inside when their form went away.
    if (!from || box.current?.contains(from as Node)) return;
    before.current = isWithin(left.current, from as Node) ? left.current : (from as HTMLElement);
  };
}

/** Does it stand in this element, in however many shadow roots? */
function isWithin(inner: Node | null, outer: Node): boolean {
  let node: Node | null = inner;
  while (node && node !== outer) node = node.parentNode ?? (node as ShadowRoot).host ?? null;
  return node !== null;
}
