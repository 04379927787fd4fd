import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useRedraw } from './useRedraw';

const ends = ['pointerup', 'pointercancel', 'keyup'];

/**
 * The value, except while something on the page is being pressed: then the one from before. What came or went between
 * press and release would move the page, and the click would miss what was pressed.
 */
export function useHeld<Value>(value: Value, near: RefObject<Element | null>): Value {
  const shown = useRef(value);
  const redraw = useRedraw();
  const page = near.current?.ownerDocument;
  const root = near.current?.getRootNode() as ParentNode | undefined;
  // Chromium's page does not know what is pressed inside a shadow root.
  if (![root, page].some((place) => place?.querySelector(':active'))) shown.current = value;
  const isHeld = shown.current !== value;

  useLayoutEffect(() => {
    // Behind the click, which comes in the same turn.
    const release = () => setTimeout(redraw);
    if (isHeld) for (const kind of ends) page?.addEventListener(kind, release, true);
    return () => {
      for (const kind of ends) page?.removeEventListener(kind, release, true);
    };
  }, [isHeld, page, redraw]);
  return shown.current;
}
