import { type RefObject, useEffect, useRef } from 'react';
import { useRedraw } from './useRedraw';

const kinds = ['pointerdown', 'pointerup', 'pointercancel', 'keydown'];
const waiting = new Set<() => void>();
let isDown = false;

const release = () => {
  isDown = false;
  for (const redraw of waiting) redraw();
  waiting.clear();
};

/** One ear for all fields, which knows none of them: a host may take a field out of the page without a word. */
const hear = ({ type }: Event) => {
  if (type === kinds[0]) isDown = true;
  // Behind the click, which comes in the same turn.
  else if (isDown) setTimeout(release);
};

/**
 * The value, except while a pointer is down: then the one from before. What came or went between press and release
 * would move the page, and the click would miss what was pressed.
 */
export function useHeld<Value>(value: Value, near: RefObject<Element | null>): Value {
  const shown = useRef(value);
  const redraw = useRedraw();
  if (!isDown) shown.current = value;
  useEffect(() => {
    // Added once for each document, however often it is asked for.
    for (const kind of kinds) near.current?.ownerDocument.addEventListener(kind, hear, true);
    if (shown.current !== value) waiting.add(redraw);
  });
  return shown.current;
}
