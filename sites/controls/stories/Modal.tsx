import { Button } from '@beckon/controls/Button';
import { Field } from '@beckon/controls/Field';
import { Modal, type ModalProps } from '@beckon/controls/Modal';
import { Select } from '@beckon/controls/Select';
import { TextInput } from '@beckon/controls/TextInput';
import { type ReactNode, useState } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { longText, longWord, widgetTypes } from '../samples';
import { PhoneSample } from './PhoneInput';

type Given = Partial<Omit<ModalProps, 'open' | 'onClose' | 'onConfirm'>>;

/** A button and the modal that it opens. */
function Opener(given: Given): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Modal
        title="Rename the widget"
        {...given}
        open={open}
        onConfirm={() => setOpen(false)}
        onClose={() => setOpen(false)}
      >
        {given.children ?? 'Visitors never see this name; it is for you and your team.'}
      </Modal>
    </>
  );
}

function Form(): ReactNode {
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Held start="Spring sale">
        {(value, onChange) => (
          <Field label="Name">{(field) => <TextInput {...field} value={value} onChange={onChange} />}</Field>
        )}
      </Held>
      <Held<string | undefined> start="modal">
        {(value, onChange) => (
          <Select label="Widget type" options={widgetTypes} value={value} onChange={onChange} />
        )}
      </Held>
    </div>
  );
}

const opens = { press: 'button', shows: 'dialog[open]' };
const paragraphs = Array.from({ length: 24 }, (_, at) => `${at + 1}. ${longText}.`);

/** A modal with its default buttons and others. */
export const modalStories: readonly Story[] = [
  { name: 'open', opens, draw: () => <Opener /> },
  {
    name: 'with-a-form',
    opens,
    draw: () => (
      <Opener texts={{ confirm: 'Save' }}>
        <Form />
      </Opener>
    ),
  },
  {
    name: 'with-a-phone-number',
    opens,
    draw: () => (
      <Opener texts={{ confirm: 'Save' }}>
        <PhoneSample />
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Opener>
    ),
  },
  { name: 'busy', opens, draw: () => <Opener busy /> },
  {
    name: 'danger',
    opens,
    draw: () => <Opener danger title="Delete the widget" texts={{ confirm: 'Delete' }} />,
  },
  { name: 'own-buttons', opens, draw: () => <Opener footerButtons={<Button wide>Understood</Button>} /> },
  {
    name: 'more-buttons-above',
    opens,
    draw: () => (
      <Opener
        headerButtons={
          <Button size="s" variant="ghost">
            Help
          </Button>
        }
      />
    ),
  },
  { name: 'no-footer', opens, draw: () => <Opener footerButtons={null} /> },
  { name: 'stays-open', opens, draw: () => <Opener closesOnEscape={false} closesOnOutside={false} /> },
  {
    name: 'long-contents',
    opens,
    draw: () => (
      <Opener title={longWord}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Opener>
    ),
  },
  {
    name: 'arabic',
    lang: 'ar',
    opens,
    draw: () => (
      <Opener title="إعادة تسمية الودجة" texts={{ confirm: 'حفظ', cancel: 'إلغاء', close: 'إغلاق' }}>
        لا يرى الزوار هذا الاسم.
      </Opener>
    ),
  },
];
