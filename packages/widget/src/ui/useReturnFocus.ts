import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** When it closes, returns the focus to where the visitor tabbed in from; the returned handler notes where that is. [OVL-06, A-29] */
export function useReturnFocus(
  box: RefObject<HTMLElement | null>,
  open: boolean,
): (event: FocusEvent) => void {
  const before = useRef<HTMLElement | null>(null);
  const left = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const page = box.current?.ownerDocument;
    if (!open || !page) return undefined;
    // The event only names the page's outer component; its path reveals the element inside.
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
    // The focus comes from nowhere if the visitor was inside when the form disappeared.
    if (!from || box.current?.contains(from as Node)) return;
    before.current = isWithin(left.current, from as Node) ? left.current : (from as HTMLElement);
  };
}

/** Whether it is inside this element, through any number of shadow roots. */
function isWithin(inner: Node | null, outer: Node): boolean {
  let node: Node | null = inner;
  while (node && node !== outer) node = node.parentNode ?? (node as ShadowRoot).host ?? null;
  return node !== null;
}
