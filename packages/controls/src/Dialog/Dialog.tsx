import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import type { CloseReason } from '../layer/CloseReason';
import { layerStack } from '../layer/layerStack';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import classes from './Dialog.module.css';
import text from './Dialog.module.css?inline';
import { listTabbable } from './listTabbable';
import { useModal } from './useModal';

const sheet = createSheet(text);

interface DialogBaseProps {
  /** Shown while true, the default: a mounted dialog is an open one. */
  readonly open?: boolean | undefined;
  /** The dialog asks to be closed; it stays until its owner closes or unmounts it. [C-MODAL-03, C-MODAL-04] */
  readonly onClose: (reason: CloseReason) => void;
  /** What gets the focus first; by default the dialog itself, so that no phone keyboard pops up. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly className?: string | undefined;
  /** It needs an answer before anything else can happen. */
  readonly alert?: boolean | undefined;
  /** The id of the text that describes it. */
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** A dialog's content, its name (a text or the id of its title) and what happens when it should close. */
export type DialogProps = DialogBaseProps &
  (
    | { readonly label: string; readonly labelledBy?: never }
    | { readonly label?: never; readonly labelledBy: string }
  );

/** A modal on the native dialog: in the top layer, everything else inert. */
export function Dialog(props: DialogProps): ReactNode {
  const { open = true, onClose, initialFocus, className, children, label, labelledBy } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useSheet(dialog, sheet);
  useModal({ dialog, open, initialFocus, onClose });

  const focusEdge = (at: 0 | -1) => {
    const inside = dialog.current ? listTabbable(dialog.current) : [];
    // The first and the last are our own edges.
    (inside.slice(1, -1).at(at) ?? dialog.current)?.focus();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !event.shiftKey || event.target !== dialog.current) return;
    event.preventDefault();
    focusEdge(-1);
  };
  const pointerDown = (event: MouseEvent) => {
    // A press that closes a list above the dialog closes only that list.
    pressedOutside.current = isBackdrop(event, dialog.current) && !layerStack.isUsed(event.nativeEvent);
  };
  const click = (event: MouseEvent) => {
    // A drag that began inside, such as selecting text, may end on the backdrop.
    if (pressedOutside.current && isBackdrop(event, dialog.current)) onClose('outside');
    pressedOutside.current = false;
  };

  return (
    <dialog
      ref={dialog}
      className={joinNames(classes.dialog, className)}
      role={props.alert ? 'alertdialog' : undefined}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={props.describedBy}
      tabIndex={-1}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose('escape');
      }}
      onKeyDown={keyDown}
      onPointerDown={pointerDown}
      onClick={click}
    >
      {/* When Tab comes from the dialog itself it goes forward, otherwise backward. */}
      <Edge onFocus={({ relatedTarget }) => focusEdge(relatedTarget === dialog.current ? 0 : -1)} />
      {children}
      <Edge onFocus={() => focusEdge(0)} />
    </dialog>
  );
}

/** Tab would leave for the browser's own buttons: an edge sends it around, even when it comes out of a frame. */
function Edge({ onFocus }: { readonly onFocus: (event: FocusEvent) => void }): ReactNode {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: only a tab stop can notice that Tab arrives
  // biome-ignore lint/a11y/noStaticElementInteractions: it passes the focus on and has no use of its own
  return <span className={classes.edge} tabIndex={0} onFocus={onFocus} />;
}

function isBackdrop({ target, clientX, clientY }: MouseEvent, dialog: HTMLDialogElement | null): boolean {
  if (!dialog || target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
