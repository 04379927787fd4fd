import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { CloseReason } from '../layer/CloseReason';
import { useLatest } from '../layer/useLatest';
import { usePopover } from '../layer/usePopover';
import { createSheet } from '../sheet/createSheet';
import { useSheet } from '../sheet/useSheet';
import classes from './PickerPanel.module.css';
import text from './PickerPanel.module.css?inline';

const sheet = createSheet(text);

/** A picker in a popover and where it hangs. */
export interface PickerPanelProps {
  readonly id: string;
  readonly label: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly trigger: RefObject<HTMLElement | null>;
  /** The panel has just appeared: what is in it can be focused and scrolled now. */
  readonly onShow: (panel: HTMLElement) => void;
  readonly onClose: (reason: CloseReason) => void;
  readonly children: ReactNode;
}

/** A popover with a picker in it; it is open for as long as it is mounted. [C-POP-01] */
export function PickerPanel(props: PickerPanelProps): ReactNode {
  const { id, label, anchor, trigger, onClose, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  const onShow = useLatest(props.onShow);
  // Before the popover is placed: its size depends on its style.
  useSheet(panel, sheet);
  usePopover({ popover: panel, anchor, trigger, onClose });
  useLayoutEffect(() => {
    if (panel.current) onShow.current(panel.current);
  }, [onShow]);
  return (
    <div ref={panel} id={id} popover="manual" role="dialog" aria-label={label} className={classes.panel}>
      {children}
    </div>
  );
}
