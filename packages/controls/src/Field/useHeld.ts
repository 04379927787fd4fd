import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useRedraw } from './useRedraw';

const kinds = ['pointerdown', 'pointerup', 'pointercancel', 'keydown'];

/**
 * The value, except while a pointer is down: then the one from before. What came or went between press and release
 * would move the page, and the click would miss what was pressed. The page is listened to once somebody has been in the field.
 */
export function useHeld<Value>(value: Value, near: RefObject<Element | null>): Value {
  const shown = useRef(value);
  const isPressed = useRef(false);
  const redraw = useRedraw();
  if (!isPressed.current) shown.current = value;

  useLayoutEffect(() => {
    const page = near.current?.ownerDocument;
    const field = near.current?.parentElement;
    const release = () => {
      isPressed.current = false;
      redraw();
    };
    const hear = ({ type }: Event) => {
      if (type === kinds[0]) isPressed.current = true;
      // Behind the click, which comes in the same turn.
      else if (isPressed.current) setTimeout(release);
    };
    const listen = () => {
      for (const kind of kinds) page?.addEventListener(kind, hear, true);
    };
    field?.addEventListener('focusin', listen);
    return () => {
      field?.removeEventListener('focusin', listen);
      for (const kind of kinds) page?.removeEventListener(kind, hear, true);
    };
  }, [near, redraw]);
  return shown.current;
}
