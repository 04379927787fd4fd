import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { CloseReason } from '../layer/CloseReason';
import { panel } from '../layer/panel';
import { usePopover } from '../layer/usePopover';
import { measureRulers } from '../place/measureRulers';
import { type Offset, parseOffset } from '../place/parseOffset';
import type { Align, Side } from '../place/place';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import classes from './Popover.module.css';
import text from './Popover.module.css?inline';

const sheet = createSheet(text);

interface PopoverBaseProps {
  /** Shown while true, the default. */
  readonly open?: boolean | undefined;
  /** The element it is next to. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** The control that opens and closes it, by default the anchor; the focus returns there. */
  readonly trigger?: RefObject<HTMLElement | null> | undefined;
  readonly side?: Side | undefined;
  readonly align?: Align | undefined;
  /** Distance to the anchor: pixels, or a text with a unit such as `0.5rem`. [C-POP-03] */
  readonly offset?: Offset | undefined;
  /** The popover asks to be closed, with the reason. [C-POP-02, A-67] */
  readonly onClose: (reason: CloseReason) => void;
  /** False if it is only for reading: the focus stays where it is. */
  readonly takesFocus?: boolean | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A popover's content, its name and its position. */
export type PopoverProps = PopoverBaseProps &
  (
    | { readonly label: string; readonly labelledBy?: never }
    | { readonly label?: never; readonly labelledBy: string }
  );

/** A small dialog next to an anchor that leaves the rest of the page usable. [C-POP-01, C-POP-02, C-POP-03, A-67] */
export function Popover(props: PopoverProps): ReactNode {
  // Even while it is closed: a developer who writes an unknown unit gets the error at once.
  const inPx = parseOffset(props.offset);
  return props.open === false ? null : <OpenPopover {...props} inPx={inPx} />;
}

function OpenPopover(props: PopoverProps & { readonly inPx: ReturnType<typeof parseOffset> }): ReactNode {
  const {
    anchor,
    trigger = anchor,
    side = 'bottom',
    align = 'start',
    onClose,
    inPx,
    takesFocus = true,
  } = props;
  const popover = useRef<HTMLDivElement>(null);
  const measureGap = () => (anchor.current ? inPx(measureRulers(anchor.current, side)) : {});
  useSheet(popover, sheet);
  // Its undo must run before the popover is hidden, because that already drops the focus.
  useReturnFocus(popover, trigger);
  usePopover({ popover, anchor, trigger, side, align, measureGap, onClose });

  const { initialFocus } = props;
  useLayoutEffect(() => {
    if (takesFocus) (initialFocus?.current ?? popover.current)?.focus({ preventScroll: true });
  }, [takesFocus, initialFocus]);

  return (
    <div
      ref={popover}
      id={props.id}
      popover="manual"
      role="dialog"
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
      tabIndex={-1}
      className={joinNames(panel.className, classes.popover, props.className)}
    >
      {props.children}
    </div>
  );
}

/** Returns the focus to the trigger if it was inside when the popover closes. */
function useReturnFocus(
  popover: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = popover.current;
    return () => {
      const root = element?.getRootNode() as Document | ShadowRoot | undefined;
      if (element?.contains(root?.activeElement ?? null)) trigger.current?.focus({ preventScroll: true });
    };
  }, [popover, trigger]);
}
