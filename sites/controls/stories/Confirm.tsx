import { Button } from '@beckon/controls/Button';
import { useConfirm } from '@beckon/controls/Confirm';
import { type ReactNode, useState } from 'react';
import { Row } from '../Row';
import type { Story } from '../Story';
import { longText, longWord } from '../samples';

type Question = Parameters<ReturnType<typeof useConfirm>['confirm']>[0];

/** A button that asks, and the answer. */
function Asker(question: Question): ReactNode {
  const { confirm, dialog } = useConfirm();
  const [answer, setAnswer] = useState('');
  const ask = async () => setAnswer((await confirm(question)) ? 'Confirmed' : 'Not confirmed');
  return (
    <Row>
      <Button variant="secondary" onClick={() => void ask()}>
        Ask
      </Button>
      <output>{answer}</output>
      {dialog}
    </Row>
  );
}

const opens = { press: 'button', shows: 'dialog[open]' };

/** A question with two answers. */
export const confirmStories: readonly Story[] = [
  {
    name: 'question',
    opens,
    draw: () => <Asker title="Publish now?" text="Visitors see the new version at once." />,
  },
  {
    name: 'danger',
    opens,
    draw: () => (
      <Asker
        danger
        title="Delete “Spring sale”?"
        text="Its 1,204 subscribers stay; its numbers are gone for good."
        texts={{ confirm: 'Delete', cancel: 'Keep it' }}
      />
    ),
  },
  { name: 'title-alone', opens, draw: () => <Asker title="Leave without saving?" /> },
  {
    name: 'long-texts',
    opens,
    draw: () => <Asker title={longWord} text={`${longText} ${longText} ${longText}`} />,
  },
  {
    name: 'arabic',
    lang: 'ar',
    opens,
    draw: () => (
      <Asker
        danger
        title="هل تريد حذف الودجة؟"
        text="لا يمكن التراجع عن هذا."
        texts={{ confirm: 'حذف', cancel: 'إلغاء', close: 'إغلاق' }}
      />
    ),
  },
];
