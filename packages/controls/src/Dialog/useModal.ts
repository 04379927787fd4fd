import { type RefObject, useLayoutEffect, useState } from 'react';
import type { CloseReason } from '../layer/CloseReason';
import { openLayer } from '../layer/openLayer';
import { useLatest } from '../layer/useLatest';
import { lockScroll } from './lockScroll';

/** The dialog, what to focus in it, and the callback when it should close. */
export interface ModalOptions {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly open: boolean;
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
  readonly onClose: (reason: CloseReason) => void;
}

/** Shows a dialog as a modal while `open`, and restores focus and scrolling afterward. */
export function useModal({ dialog, open, initialFocus, onClose }: ModalOptions): void {
  const latest = useLatest(onClose);
  const [forced, setForced] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a forced close must open it again
  useLayoutEffect(() => {
    const element = dialog.current;
    // A host page may have removed our element from the document; then there is nothing to show.
    if (!element?.isConnected || !open) return undefined;
    const close = (reason: CloseReason) => latest.current(reason);
    // A second back gesture closes a dialog no matter what: then we ask its owner, and it stays if they keep it.
    const reopen = () => {
      // The event of an earlier close arrives late: it is open again.
      if (element.open) return;
      close('escape');
      setForced((times) => times + 1);
    };
    element.inert = false;
    // What was drawn before this code was there is open, but not modal; the visitor may be in one of its fields.
    const { activeElement } = element.getRootNode() as ShadowRoot;
    const held = element.contains(activeElement) ? (activeElement as HTMLElement) : undefined;
    held?.setAttribute('autofocus', '');
    element.removeAttribute('open');
    element.showModal();
    held?.removeAttribute('autofocus');
    (held ?? initialFocus?.current ?? element).focus({ preventScroll: true });
    // The browser has scrolled to what it focused first; a tall dialog starts at its top.
    if (!held) element.scrollTop = 0;
    element.addEventListener('close', reopen);
    const undos = [lockScroll(element.ownerDocument), openLayer({ element, modal: true, onClose: close })];
    return () => {
      element.removeEventListener('close', reopen);
      for (const undo of undos) undo();
      // After drawing, React restores the previous focus: not to a dialog that is only fading.
      element.inert = true;
      // Before the element is removed: only then does the browser return the focus.
      element.close();
    };
  }, [dialog, open, initialFocus, latest, forced]);
}
