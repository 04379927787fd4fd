import { type RefObject, useLayoutEffect } from 'react';
import { tokensSheet } from '../theme/tokensSheet';
import { adoptSheet } from './adoptSheet';
import type { Sheet } from './createSheet';

/** Adopts a control's sheet (and the theme) into the document or shadow root that its element stands in. */
export function useSheet(element: RefObject<Element | null>, sheet: Sheet): void {
  // A layout effect runs before the first paint, so nothing is ever seen without its style.
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const owner = node.ownerDocument;
    const top = node.getRootNode();
    // A container that is not on the page yet has no such root; it will most likely join the document.
    const root = 'adoptedStyleSheets' in top ? (top as Document | ShadowRoot) : owner;
    const releases = [tokensSheet, sheet].map((each) => adoptSheet(root, each(owner)));
    return () => {
      for (const release of releases) release();
    };
  }, [element, sheet]);
}
