import { agreedLimits } from '@beckon/contract/data/agreedLimits';
import { Field } from '@beckon/controls/Field';
import { Modal } from '@beckon/controls/Modal';
import { TextInput } from '@beckon/controls/TextInput';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { copy } from '../../copy/copy';

const texts = copy.widgets.rename;
const widthPx = 420;

interface RenameDialogProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Renames a widget; visitors never see the name. [OWN-06] */
export function RenameDialog({ name, onName, onClose }: RenameDialogProps): ReactNode {
  const [value, setValue] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  const isEmpty = value.trim() === '';
  const confirm = (event?: FormEvent): void => {
    event?.preventDefault();
    if (isEmpty) return;
    onName(value.trim());
    onClose();
  };
  return (
    <Modal
      open
      title={copy.common.renameWidget}
      widthPx={widthPx}
      texts={{ confirm: copy.widgets.actions.rename, cancel: copy.common.cancel, close: copy.common.close }}
      initialFocus={input}
      onConfirm={confirm}
      onClose={onClose}
    >
      <form onSubmit={confirm}>
        <Field label={texts.label} error={isEmpty ? texts.missing : undefined} hint={texts.help}>
          {(field) => (
            <TextInput
              {...field}
              inputRef={input}
              value={value}
              maxLength={agreedLimits.widgetNameCharacters}
              onChange={setValue}
            />
          )}
        </Field>
      </form>
    </Modal>
  );
}
