import { type PointerEvent, useEffect, useRef } from 'react';
import { useLatest } from '../layer/useLatest';

/** Longer than a single press. */
const beginsMs = 400;
const againMs = 60;

/** The handlers of a button that repeats while held. */
export interface RepeatHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
  readonly onClick: () => void;
}

/** A press acts once; a held button acts repeatedly, until it is released or disabled. [C-NUM-08] */
export function useRepeat(act: (times: number) => void): (times: number) => RepeatHandlers {
  const latest = useLatest(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (times) => ({
    onPointerDown: ({ currentTarget: button, button: which }) => {
      const again = () => {
        if (button.disabled) return;
        hasRepeated.current = true;
        latest.current(times);
        timer.current = setTimeout(again, againMs);
      };
      stop();
      hasRepeated.current = false;
      if (which === 0) timer.current = setTimeout(again, beginsMs);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      // The click at the end of a long press is ignored; one without a pointer counts.
      if (!hasRepeated.current) latest.current(times);
      hasRepeated.current = false;
    },
  });
}
