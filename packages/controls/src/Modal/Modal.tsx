import { layout } from '@beckon/contract';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { closePath } from '../Icon/paths/closePath';
import type { CloseReason } from '../layer/CloseReason';
import { createSheet } from '../sheet/createSheet';
import { useSheet } from '../sheet/useSheet';
import { useUid } from '../uid/useUid';
import classes from './Modal.module.css';
import text from './Modal.module.css?inline';
import { type ModalTexts, modalTexts } from './modalTexts';
import { useLeaving } from './useLeaving';

const sheet = createSheet(text);

/** A modal's content and what its buttons do. */
export interface ModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode | undefined;
  /** More buttons next to the one that closes. [C-MODAL-01] */
  readonly headerButtons?: ReactNode | undefined;
  /** The footer; Cancel and Confirm by default, nothing with `null`. [C-MODAL-01] */
  readonly footerButtons?: ReactNode | undefined;
  /** Called by the default Confirm button; the owner closes the modal. */
  readonly onConfirm?: (() => void) | undefined;
  /** The modal asks to be closed; `button` if Cancel or the X was pressed. */
  readonly onClose: (reason: CloseReason) => void;
  readonly closesOnEscape?: boolean | undefined;
  readonly closesOnOutside?: boolean | undefined;
  /** Confirming is in progress. */
  readonly busy?: boolean | undefined;
  /** Confirming can't be undone. */
  readonly danger?: boolean | undefined;
  readonly widthPx?: number | undefined;
  readonly texts?: Partial<ModalTexts> | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly cancelRef?: RefObject<HTMLButtonElement | null> | undefined;
  readonly confirmRef?: RefObject<HTMLButtonElement | null> | undefined;
  /** It needs an answer before anything else can happen. */
  readonly alert?: boolean | undefined;
}

/** A titled dialog with a header and a footer of buttons. [C-MODAL-01, C-MODAL-02, C-MODAL-03, C-MODAL-04] */
export function Modal(props: ModalProps): ReactNode {
  const { open, onClose, closesOnEscape = true, closesOnOutside = true, initialFocus, alert = false } = props;
  const id = useUid();
  if (!useLeaving(open)) return null;
  const ask = (reason: CloseReason) => {
    if (reason === 'escape' && !closesOnEscape) return;
    if (reason === 'outside' && !closesOnOutside) return;
    onClose(reason);
  };
  return (
    <Dialog
      {...{ open, initialFocus }}
      labelledBy={`${id}-title`}
      describedBy={alert && props.children !== undefined ? `${id}-body` : undefined}
      alert={alert}
      className={classes.modal}
      onClose={ask}
    >
      <Panel {...props} id={id} />
    </Dialog>
  );
}

function Panel(props: ModalProps & { readonly id: string }): ReactNode {
  const { id, title, children, headerButtons, footerButtons, onClose, widthPx = layout.modalWidthPx } = props;
  const words = { ...modalTexts, ...props.texts };
  const panel = useRef<HTMLDivElement>(null);
  useSheet(panel, sheet);
  return (
    <div ref={panel} className={classes.panel} style={{ inlineSize: widthPx }}>
      <header className={classes.header}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        {headerButtons}
        <Button
          variant="ghost"
          size="s"
          icon={closePath}
          aria-label={words.close}
          onClick={() => onClose('button')}
        />
      </header>
      {children !== undefined && (
        <div id={`${id}-body`} className={classes.body}>
          {children}
        </div>
      )}
      {footerButtons !== null && (
        <footer className={classes.footer}>
          {footerButtons ?? <UsualButtons {...props} words={words} />}
        </footer>
      )}
    </div>
  );
}

function UsualButtons(props: ModalProps & { readonly words: ModalTexts }): ReactNode {
  const { words, onConfirm, onClose, busy = false, danger, cancelRef, confirmRef } = props;
  return (
    <>
      <Button buttonRef={cancelRef} variant="secondary" onClick={() => onClose('button')}>
        {words.cancel}
      </Button>
      <Button
        buttonRef={confirmRef}
        variant={danger ? 'danger' : 'primary'}
        loading={busy}
        onClick={() => onConfirm?.()}
      >
        {words.confirm}
      </Button>
    </>
  );
}
