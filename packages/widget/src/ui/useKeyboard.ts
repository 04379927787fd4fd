import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Keeps `--mc-keyboard` of the dialog around an element as high as what a phone's keyboard covers of the window. */
export function useKeyboard(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const dialog = element.current?.closest<HTMLElement>('dialog,[role="dialog"]');
    const view = dialog?.ownerDocument.defaultView;
    const seen = view?.visualViewport;
    if (!dialog || !seen) return undefined;
    let last = 0;
    const look = () => {
      // A page that is zoomed in shows less as well, but nothing covers it.
      const covered =
        seen.scale > 1 ? 0 : Math.max(0, Math.round(view.innerHeight - seen.height - seen.offsetTop));
      if (covered === last) return;
      last = covered;
      dialog.style.setProperty('--mc-keyboard', `${covered}px`);
      if (covered > 0)
        (dialog.getRootNode() as ShadowRoot).activeElement?.scrollIntoView({ block: 'nearest' });
    };
    seen.addEventListener('resize', look);
    seen.addEventListener('scroll', look);
    return () => {
      seen.removeEventListener('resize', look);
      seen.removeEventListener('scroll', look);
    };
  }, [element]);
}

/** Whoever came in by Tab goes on where they were, once it closes; the answer notes where that is. [OVL-06, A-29] */
export function useReturnFocus(
  box: RefObject<HTMLElement | null>,
  open: boolean,
): (event: FocusEvent) => void {
  const before = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (open || !box.current?.contains(root?.activeElement ?? null)) return;
    const from = before.current;
    // Of another widget only its element is known here, which takes no focus itself.
    (from?.shadowRoot?.querySelector<HTMLElement>('a[href],button,input') ?? from)?.focus({
      preventScroll: true,
    });
  }, [box, open]);
  return ({ relatedTarget: from }) => {
    // From nowhere comes who was inside when their form went away.
    if (from && !box.current?.contains(from as Node)) before.current = from as HTMLElement;
  };
}
