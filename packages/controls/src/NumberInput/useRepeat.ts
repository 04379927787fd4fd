import { type PointerEvent, useEffect, useRef } from 'react';
import { useLatest } from '../layer/useLatest';

/** Long enough for a press that is meant once. */
const beginsMs = 400;
const againMs = 60;

/** What a button hears that goes on while it is held. */
export interface RepeatEars {
  readonly onPointerDown: (event: PointerEvent<HTMLButtonElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
  readonly onClick: () => void;
}

/** A press does it once; a button that is held does it again and again, until it is let go or disabled. [C-NUM-08] */
export function useRepeat(act: (times: number) => void): (times: number) => RepeatEars {
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
      // The click at the end of a long press is none; one that came without a pointer counts.
      if (!hasRepeated.current) latest.current(times);
      hasRepeated.current = false;
    },
  });
}
