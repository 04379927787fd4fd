import { texts } from '@beckon/contract';

/** The texts of a modal's own buttons. [C-MODAL-02] */
export const modalTexts = { cancel: 'Cancel', confirm: 'Confirm', close: texts.close } as const;

/** The same texts in any language. */
export type ModalTexts = { readonly [Name in keyof typeof modalTexts]: string };
