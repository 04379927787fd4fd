import { type RefObject, useLayoutEffect } from 'react';

/** Sets `--mc-keyboard` of the surrounding dialog to the height of the window that a phone's keyboard covers. */
export function useKeyboard(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const dialog = element.current?.closest<HTMLElement>('dialog,[role="dialog"]');
    const view = dialog?.ownerDocument.defaultView;
    const seen = view?.visualViewport;
    if (!dialog || !seen) return undefined;
    let last = 0;
    const check = () => {
      // A zoomed page shows less as well, but nothing covers it.
      const covered =
        seen.scale > 1 ? 0 : Math.max(0, Math.round(view.innerHeight - seen.height - seen.offsetTop));
      if (covered === last) return;
      last = covered;
      dialog.style.setProperty('--mc-keyboard', `${covered}px`);
      if (covered > 0)
        (dialog.getRootNode() as ShadowRoot).activeElement?.scrollIntoView({ block: 'nearest' });
    };
    seen.addEventListener('resize', check);
    seen.addEventListener('scroll', check);
    return () => {
      seen.removeEventListener('resize', check);
      seen.removeEventListener('scroll', check);
    };
  }, [element]);
}
