import { controls } from '@beckon/contract';
import { type ReactNode, useRef } from 'react';
import { Modal } from '../Modal/Modal';
import type { ModalTexts } from '../Modal/modalTexts';

/** The question and its possible answers. */
export interface Question {
  readonly title: string;
  readonly text?: ReactNode | undefined;
  /** The action can't be undone: the safe answer has the focus. */
  readonly danger?: boolean | undefined;
  readonly texts?: Partial<ModalTexts> | undefined;
}

/** A question, whether it is open, and the callback for the answer. */
export interface ConfirmProps extends Question {
  readonly open: boolean;
  readonly onAnswer: (yes: boolean) => void;
}

/** A question with two answers: true if confirmed, false for Cancel, the X, Escape and a press outside. [C-CONF-01, C-CONF-02, C-CONF-03, CONST-09] */
export function Confirm({ open, onAnswer, title, text, danger = false, texts }: ConfirmProps): ReactNode {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      alert
      open={open}
      title={title}
      danger={danger}
      widthPx={controls.confirmWidthPx}
      texts={texts}
      cancelRef={cancel}
      confirmRef={confirm}
      initialFocus={danger ? cancel : confirm}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      {text}
    </Modal>
  );
}
