import { type PointerEvent, type ReactNode, type RefObject, useRef } from 'react';

type GrabProps = {
  sheet: RefObject<HTMLElement | null>;
  className: string | undefined;
  onClose: () => void;
};

/** Dragged down this far, the sheet closes; less, and it springs back. */
const letGoPx = 64;

/** The handle at the top of a bottom sheet, to drag it down with a finger; mouse and keyboard have the close button. [OPEN-13] */
export function SlideInGrab({ sheet, className, onClose }: GrabProps): ReactNode {
  const from = useRef<number | undefined>(undefined);
  const move = (y: number): number => {
    if (from.current === undefined) return 0;
    const down = Math.max(0, y - from.current);
    sheet.current?.style.setProperty('translate', `0 ${down}px`);
    return down;
  };
  const grab = (event: PointerEvent) => {
    from.current = event.clientY;
    // It follows a finger at once; when released, it glides.
    sheet.current?.style.setProperty('transition', 'none');
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const leave = (event: PointerEvent, letGo: boolean) => {
    const down = move(event.clientY);
    from.current = undefined;
    for (const name of ['translate', 'transition']) sheet.current?.style.removeProperty(name);
    if (letGo && down > letGoPx) onClose();
  };

  return (
    <div
      className={className}
      aria-hidden="true"
      onPointerDown={grab}
      onPointerMove={(event) => move(event.clientY)}
      onPointerUp={(event) => leave(event, true)}
      onPointerCancel={(event) => leave(event, false)}
    />
  );
}
