import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../Button/Button';
import type { CloseReason } from '../layer/CloseReason';
import type { Align, Side } from '../place/place';
import { createSheet } from '../sheet/createSheet';
import { useSheet } from '../sheet/useSheet';
import { useUid } from '../uid/useUid';
import classes from './Dropdown.module.css';
import text from './Dropdown.module.css?inline';
import { Menu } from './Menu';
import type { MenuItem } from './MenuItem';
import { useMenuState } from './useMenuState';

const sheet = createSheet(text);

/** A button, its entries, and how the menu opens. */
export interface DropdownProps {
  readonly label: string;
  /** Keeps the label for screen readers only; give an icon in that case. */
  readonly hideLabel?: boolean | undefined;
  readonly icon?: string | undefined;
  readonly variant?: ButtonProps['variant'] | undefined;
  readonly size?: ButtonProps['size'] | undefined;
  readonly disabled?: boolean | undefined;
  readonly items: readonly MenuItem[];
  readonly side?: Side | undefined;
  readonly align?: Align | undefined;
  /** Hovering opens it as well. [C-DROP-01] */
  readonly opensOnHover?: boolean | undefined;
  /** Called after the menu has closed, with the reason. */
  readonly onClose?: ((reason: CloseReason) => void) | undefined;
}

/** A button that opens a menu, by click, keys, and optionally hovering. [C-DROP-01, C-DROP-02, A-63] */
export function Dropdown(props: DropdownProps): ReactNode {
  const { label, hideLabel, icon, variant = 'secondary', size = 'm', disabled = false, items } = props;
  const { side = 'bottom', align = 'start', opensOnHover = false, onClose } = props;
  const frame = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useUid();
  const [enters, setEnters] = useState<'first' | 'last'>('first');
  useSheet(frame, sheet);

  const finishClose = (reason: CloseReason) => {
    // Right away, before the chosen entry acts: a dialog that it opens returns the focus to where it was.
    const root = frame.current?.getRootNode() as Document | ShadowRoot | undefined;
    if (frame.current?.contains(root?.activeElement ?? null)) button.current?.focus({ preventScroll: true });
    onClose?.(reason);
  };
  const { state, dispatch, hover } = useMenuState(opensOnHover, () => finishClose('pointerLeft'));
  const isOpen = state !== 'closed' && !disabled;
  useEffect(() => {
    if (disabled) dispatch('closed');
  }, [disabled, dispatch]);
  const close = (reason: CloseReason) => {
    finishClose(reason);
    dispatch('closed');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setEnters(event.key === 'ArrowUp' ? 'last' : 'first');
    dispatch('keyOpened');
  };

  return (
    <span ref={frame} className={classes.frame} {...hover}>
      <Button
        {...(icon ? { icon } : {})}
        buttonRef={button}
        id={`${id}-button`}
        variant={variant}
        size={size}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        aria-label={hideLabel ? label : undefined}
        onClick={() => {
          setEnters('first');
          if (state === 'pinned') close('button');
          else dispatch('pressed');
        }}
        onKeyDown={press}
      >
        {hideLabel ? undefined : label}
      </Button>
      {isOpen && (
        <Menu
          id={`${id}-menu`}
          labelledBy={`${id}-button`}
          items={items}
          anchor={button}
          // A menu opened by hovering leaves the focus where the visitor is working.
          enters={state === 'pinned' ? enters : undefined}
          side={side}
          align={align}
          onClose={close}
        />
      )}
    </span>
  );
}
