import { type RefObject, useEffect, useRef } from 'react';
import { useRedraw } from './useRedraw';

const kinds = ['pointerdown', 'pointerup', 'pointercancel', 'keydown'];

/**
 * The value, except while a pointer is down: then the one from before. What came or went between press and release
 * would move the page, and the click would miss what was pressed.
 */
export function useHeld<Value>(value: Value, near: RefObject<Element | null>): Value {
  const shown = useRef(value);
  const isPressed = useRef(false);
  const redraw = useRedraw();
  if (!isPressed.current) shown.current = value;

  useEffect(() => {
    const owner = near.current?.ownerDocument;
    const release = () => {
      isPressed.current = false;
      redraw();
    };
    const hear = ({ type }: Event) => {
      if (type === kinds[0]) isPressed.current = true;
      // Behind the click, which comes in the same turn.
      else if (isPressed.current) setTimeout(release);
    };
    for (const kind of kinds) owner?.addEventListener(kind, hear, true);
    return () => {
      for (const kind of kinds) owner?.removeEventListener(kind, hear, true);
    };
  }, [near, redraw]);
  return shown.current;
}
