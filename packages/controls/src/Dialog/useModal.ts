import { type RefObject, useLayoutEffect, useState } from 'react';
import type { CloseReason } from '../layer/CloseReason';
import { openLayer } from '../layer/openLayer';
import { useLatest } from '../layer/useLatest';
import { lockScroll } from './lockScroll';

/** The dialog, what to focus in it, and whom to ask when it should close. */
export interface ModalOptions {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly open: boolean;
  readonly initialFocus: RefObject<HTMLElement | null> | undefined;
  readonly onClose: (reason: CloseReason) => void;
}

/** Shows a dialog as a modal while `open`, and gives focus and scrolling back afterwards. */
export function useModal({ dialog, open, initialFocus, onClose }: ModalOptions): void {
  const latest = useLatest(onClose);
  const [forced, setForced] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a forced close has to open it again
  useLayoutEffect(() => {
    const element = dialog.current;
    // A host page may have taken our element out of the document; there is nothing to show then.
    if (!element?.isConnected || !open) return undefined;
    const close = (reason: CloseReason) => latest.current(reason);
    // A second back gesture closes a dialog whatever we say: then its owner is asked, and it stays if they keep it.
    const reopen = () => {
      // The news of an earlier closing arrives late: it is open again.
      if (element.open) return;
      close('escape');
      setForced((times) => times + 1);
    };
    element.inert = false;
    element.showModal();
    (initialFocus?.current ?? element).focus({ preventScroll: true });
    // The browser has scrolled to whatever it focused first; a tall dialog begins at its top.
    element.scrollTop = 0;
    element.addEventListener('close', reopen);
    const undos = [lockScroll(element.ownerDocument), openLayer({ element, modal: true, onClose: close })];
    return () => {
      element.removeEventListener('close', reopen);
      for (const undo of undos) undo();
      // After drawing, React gives the focus to what had it before: not to a dialog that only stays to fade.
      element.inert = true;
      // Before the element is removed: only then does the browser give the focus back to where it was.
      element.close();
    };
  }, [dialog, open, initialFocus, latest, forced]);
}
