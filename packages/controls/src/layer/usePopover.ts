import { type RefObject, useLayoutEffect } from 'react';
import { followAnchor } from '../place/followAnchor';
import type { Align, Gap, Side } from '../place/place';
import { useSheet } from '../sheet/useSheet';
import type { CloseReason } from './CloseReason';
import { openLayer } from './openLayer';
import { panel } from './panel';
import { useLatest } from './useLatest';

/** What a popover needs to know about its surroundings. */
export interface PopoverOptions {
  /** The element with `popover="manual"` and the class of a panel; it is open while mounted. */
  readonly popover: RefObject<HTMLElement | null>;
  readonly anchor: RefObject<HTMLElement | null>;
  /** The control that opens and closes the popover; a press on it is not an outside press. */
  readonly trigger?: RefObject<HTMLElement | null> | undefined;
  readonly side?: Side | undefined;
  readonly align?: Align | undefined;
  /** Its distance from its anchor, read whenever it is placed. */
  readonly measureGap?: (() => Partial<Gap>) | undefined;
  /** Covers its anchor rather than being cut off. */
  readonly isWhole?: boolean;
  readonly onClose: (reason: CloseReason) => void;
}

/** Shows a popover in the top layer next to its anchor, and reports when and why it should close. [C-POP-01, C-POP-02] */
export function usePopover(options: PopoverOptions): void {
  const { popover, anchor, trigger, side = 'bottom', align = 'start', isWhole } = options;
  const onClose = useLatest(options.onClose);
  const measureGap = useLatest(options.measureGap);
  // Before it is placed: its size depends on its style.
  useSheet(popover, panel.sheet);

  useLayoutEffect(() => {
    const element = popover.current;
    const beside = anchor.current;
    if (!element || !beside) return undefined;
    const close = (reason: CloseReason) => onClose.current(reason);
    // Browsers without popovers show the element where its style puts it: fixed, at the highest z-index.
    element.showPopover?.();
    const unfollow = followAnchor({
      element,
      anchor: beside,
      side,
      align,
      isWhole,
      measureGap: () => measureGap.current?.() ?? {},
      onOffScreen: () => close('offScreen'),
    });
    const alsoInside = trigger?.current ? [trigger.current] : [];
    const shut = openLayer({ element, alsoInside, onClose: close });
    return () => {
      shut();
      unfollow();
      element.hidePopover?.();
    };
  }, [popover, anchor, trigger, side, align, isWhole, onClose, measureGap]);
}
