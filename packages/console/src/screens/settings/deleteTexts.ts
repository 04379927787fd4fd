import { copy } from '../../copy/copy';

/** The buttons of a question before deleting something. */
export const deleteTexts = {
  confirm: copy.common.delete,
  cancel: copy.common.cancel,
  close: copy.common.close,
};
