import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useRedraw } from './useRedraw';

/** Mouse events, because touch fires them too, after the finger and before the click; a native drag has no mouseup. */
const kinds = ['mousedown', 'mouseup', 'dragend'];

/**
 * The value, except while a pointer is down: then the previous one. A change between press and release
 * would move the page, and the click would miss the pressed element. [C-DATE-06]
 */
export function useHeld<Value>(value: Value, near: RefObject<Element | null>): Value {
  const shown = useRef(value);
  const isPressed = useRef(false);
  const redraw = useRedraw();
  if (!isPressed.current) shown.current = value;

  useLayoutEffect(() => {
    const ended = new AbortController();
    const handle = ({ type, button }: MouseEvent) => {
      // The second button may fire only the press: its menu takes the rest.
      isPressed.current = type === kinds[0] && !button;
      // After the click, which comes in the same turn.
      setTimeout(redraw);
    };
    for (const kind of kinds)
      near.current?.ownerDocument.addEventListener(kind as 'mousedown', handle, {
        capture: true,
        signal: ended.signal,
      });
    return () => ended.abort();
  }, [near, redraw]);
  return shown.current;
}
