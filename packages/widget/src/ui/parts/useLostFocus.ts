import { type RefObject, useLayoutEffect } from 'react';

/** Takes the focus that a form lost when it disappeared; a visitor who is busy elsewhere on the page keeps it. [SUB-02] */
export function useLostFocus(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = element.current?.getRootNode();
    const { activeElement, body } = element.current?.ownerDocument ?? document;
    const isFree = !activeElement || activeElement === body || activeElement.shadowRoot === root;
    if (isFree) element.current?.focus({ preventScroll: true });
  }, [element]);
}
