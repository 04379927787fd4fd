import { type RefObject, useLayoutEffect } from 'react';
import { adoptSheet } from './adoptSheet';
import type { Sheet } from './createSheet';
import { tokensSheet } from './tokensSheet';

/** Adopts a control's sheet (and the theme) into the document or shadow root that contains its element. */
export function useSheet(element: RefObject<Element | null>, sheet: Sheet): void {
  // A layout effect runs before the first paint, so nothing is ever visible without its style.
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const owner = node.ownerDocument;
    let releases: (() => void)[] = [];
    let isGone = false;
    const adopt = (root: Document | ShadowRoot): void => {
      releases = [tokensSheet, sheet].map((each) => adoptSheet(root, each(owner)));
    };
    const root = rootOf(node);
    if (root) adopt(root);
    // A drawing may be attached a moment later; a container that is not on the page will most likely join it.
    else queueMicrotask(() => isGone || adopt(rootOf(node) ?? owner));
    return () => {
      isGone = true;
      for (const release of releases) release();
    };
  }, [element, sheet]);
}

/** The document or shadow root that contains it; a detached container has none. */
function rootOf(node: Element): Document | ShadowRoot | undefined {
  const top = node.getRootNode();
  return 'adoptedStyleSheets' in top ? (top as Document | ShadowRoot) : undefined;
}
