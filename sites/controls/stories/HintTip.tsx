import { Field } from '@beckon/controls/Field';
import { HintTip } from '@beckon/controls/HintTip';
import { TextInput } from '@beckon/controls/TextInput';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { longText } from '../samples';

function Sample({ label = 'Name', hint }: { readonly label?: string; readonly hint: string }): ReactNode {
  return (
    <div style={{ paddingBlockStart: 64 }}>
      <Held start="Spring sale">
        {(value, onChange) => (
          <Field label={label} hint={hint} Hint={HintTip}>
            {(field) => <TextInput {...field} value={value} onChange={onChange} />}
          </Field>
        )}
      </Held>
    </div>
  );
}

const opens = { press: 'button', shows: '[popover]' };

/** A hint behind a question mark. */
export const hintTipStories: readonly Story[] = [
  { name: 'closed', draw: () => <Sample hint="Visitors never see it." /> },
  { name: 'open', opens, draw: () => <Sample hint="Visitors never see it." /> },
  { name: 'long-text', opens, draw: () => <Sample hint={longText} /> },
  { name: 'arabic', lang: 'ar', opens, draw: () => <Sample label="الاسم" hint="لا يراه الزوار." /> },
];
