import { type ReactNode, type RefObject, useRef } from 'react';
import type { CloseReason } from '../layer/CloseReason';
import { panel } from '../layer/panel';
import { usePopover } from '../layer/usePopover';
import { useActiveInView } from '../listbox/useActiveInView';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import classes from './ListPopover.module.css';
import text from './ListPopover.module.css?inline';
import { ListView, type ListViewProps } from './ListView';

const sheet = createSheet(text);

/** A list, its anchor, and the callback that closes it. */
export interface ListPopoverProps extends ListViewProps {
  /** The field or button that has the focus; the list has its width. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: (reason: CloseReason) => void;
}

/** A select list in a popover under its field; it is open while mounted. [C-POP-01, C-LIST-05] */
export function ListPopover({ anchor, onClose, ...list }: ListPopoverProps): ReactNode {
  const popover = useRef<HTMLDivElement>(null);
  // Before the popover is placed: its size depends on its style.
  useSheet(popover, sheet);
  usePopover({ popover, anchor, trigger: anchor, onClose });
  // After it is shown: hidden elements can't scroll.
  useActiveInView(list.list, list.active, list.rows);
  return (
    <div ref={popover} popover="manual" className={joinNames(panel.className, classes.popover)}>
      <ListView {...list} />
    </div>
  );
}
