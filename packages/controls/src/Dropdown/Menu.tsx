import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { CloseReason } from '../layer/CloseReason';
import { panel } from '../layer/panel';
import { usePopover } from '../layer/usePopover';
import { findTyped } from '../listbox/findTyped';
import { moveOption } from '../listbox/moveOption';
import { typingMs } from '../listbox/useListbox';
import type { Align, Side } from '../place/place';
import { joinNames } from '../sheet/joinNames';
import classes from './Dropdown.module.css';
import { Entry } from './Entry';
import type { MenuAction, MenuItem } from './MenuItem';

/** The entries of an open menu and its anchor. */
export interface MenuProps {
  readonly id: string;
  readonly labelledBy: string;
  readonly items: readonly MenuItem[];
  readonly anchor: RefObject<HTMLElement | null>;
  /** Which entry takes the focus; undefined leaves it where it is. */
  readonly enters: 'first' | 'last' | undefined;
  readonly side: Side;
  readonly align: Align;
  readonly onClose: (reason: CloseReason) => void;
}

/** A menu of actions; it is open while mounted, and its entries take the focus in turn. [C-DROP-02, A-63] */
export function Menu(props: MenuProps): ReactNode {
  const { id, labelledBy, items, anchor, enters, side, align, onClose } = props;
  const menu = useRef<HTMLDivElement>(null);
  const typing = useRef({ text: '', atMs: 0 });
  usePopover({ popover: menu, anchor, trigger: anchor, side, align, onClose });

  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  useLayoutEffect(() => {
    if (!enters) return;
    const all = menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [];
    ([...all].at(enters === 'last' ? -1 : 0) ?? menu.current)?.focus({ preventScroll: true });
  }, [enters]);

  const act = (item: MenuAction) => {
    if (item.disabled) return;
    if (!item.keepsOpen) onClose('chosen');
    item.onSelect();
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    // The focus goes to the button first, so that the browser continues from there.
    if (event.key === 'Tab') {
      onClose(event.shiftKey ? 'backTab' : 'tab');
      return;
    }
    const all = entries();
    const active = all.indexOf(event.target as HTMLElement);
    const isEnabled = () => true;
    const nowMs = event.timeStamp;
    const goesOn = nowMs - typing.current.atMs <= typingMs;
    const isLetter =
      [...event.key].length === 1 && (event.key !== ' ' || (goesOn && typing.current.text !== ''));
    let to = moveOption(event.key, { active, count: all.length, wraps: true, isEnabled });
    // An arrow ends the typed word: the space after it presses the entry.
    if (to !== undefined) typing.current.text = '';
    else if (isLetter) {
      typing.current = { text: goesOn ? typing.current.text + event.key : event.key, atMs: nowMs };
      const labels = all.map((entry) => entry.textContent);
      to = findTyped({ labels, active, typed: typing.current.text, isEnabled }) ?? active;
    }
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };

  return (
    <div
      ref={menu}
      id={id}
      popover="manual"
      role="menu"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className={joinNames(panel.className, classes.menu)}
      onKeyDown={press}
    >
      {items.map((item, at) =>
        item === 'separator' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified only by its position
          <hr key={`line ${at}`} className={classes.line} />
        ) : (
          <Entry key={item.id} item={item} onAct={act} />
        ),
      )}
    </div>
  );
}
