import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { CloseReason } from '../layer/CloseReason';
import { panel } from '../layer/panel';
import { useLatest } from '../layer/useLatest';
import { usePopover } from '../layer/usePopover';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import classes from './PickerPanel.module.css';
import text from './PickerPanel.module.css?inline';

const sheet = createSheet(text);

/** A picker in a popover and its anchor. */
export interface PickerPanelProps {
  readonly id: string;
  readonly label: string;
  /** Docks at the lower edge of a small window; its last part keeps its own distance to that edge. */
  readonly isSheet?: boolean;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly trigger: RefObject<HTMLElement | null>;
  /** The panel has just appeared: its content can be focused and scrolled now. */
  readonly onShow: (panel: HTMLElement) => void;
  readonly onClose: (reason: CloseReason) => void;
  readonly children: ReactNode;
}

/** A popover with a picker in it; it is open for as long as it is mounted. [C-POP-01] */
export function PickerPanel(props: PickerPanelProps): ReactNode {
  const { id, label, isSheet, anchor, trigger, onClose, children } = props;
  const element = useRef<HTMLDivElement>(null);
  const onShow = useLatest(props.onShow);
  // Before the popover is placed: its size depends on its style.
  useSheet(element, sheet);
  const close = (reason: CloseReason) => {
    const root = element.current?.getRootNode() as Document | ShadowRoot | undefined;
    const hasFocus = element.current?.contains(root?.activeElement ?? null);
    // Tab may lead so far down the page that the field scrolls away: then the focus is not called back.
    onClose(reason === 'offScreen' && !hasFocus ? 'blur' : reason);
  };
  usePopover({ popover: element, anchor, trigger, isWhole: true, onClose: close });
  useLayoutEffect(() => {
    if (element.current) onShow.current(element.current);
  }, [onShow]);
  return (
    <div
      ref={element}
      id={id}
      popover="manual"
      role="dialog"
      aria-label={label}
      className={joinNames(panel.className, classes.picker, isSheet && classes.sheet)}
    >
      {children}
    </div>
  );
}
