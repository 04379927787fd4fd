import { Checkbox } from '@beckon/controls/Checkbox';
import { Field, type FieldProps } from '@beckon/controls/Field';
import { HintTip } from '@beckon/controls/HintTip';
import { Radio } from '@beckon/controls/Radio';
import { TextInput } from '@beckon/controls/TextInput';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { longText, widgetTypes } from '../samples';

function Sample(given: Partial<FieldProps>): ReactNode {
  return (
    <Held start="Spring sale">
      {(value, onChange) => (
        <Field label="Name" {...given}>
          {(field) => <TextInput {...field} value={value} onChange={onChange} />}
        </Field>
      )}
    </Held>
  );
}

const hint = 'Visitors never see it.';

/** Label, hint and error around an input. */
export const fieldStories: readonly Story[] = [
  { name: 'required', draw: () => <Sample /> },
  { name: 'optional', draw: () => <Sample required={false} /> },
  { name: 'with-hint', draw: () => <Sample hint={hint} /> },
  { name: 'with-hint-behind-a-mark', draw: () => <Sample hint={hint} Hint={HintTip} /> },
  { name: 'error', draw: () => <Sample error="Another widget has this name" /> },
  { name: 'error-and-hint', draw: () => <Sample error="Another widget has this name" hint={hint} /> },
  { name: 'hidden-label', draw: () => <Sample hideLabel hint={hint} /> },
  {
    name: 'around-a-group',
    draw: () => (
      <Held<string | undefined> start="modal">
        {(value, onChange) => (
          <Field group label="Widget type" hint="It can be changed later.">
            {(field) => <Radio {...field} options={widgetTypes} value={value} onChange={onChange} />}
          </Field>
        )}
      </Held>
    ),
  },
  {
    name: 'around-a-checkbox',
    draw: () => (
      <Held start={true}>
        {(value, onChange) => (
          <Field label="Consent" hint="Kept with every subscriber.">
            {(field) => <Checkbox {...field} label="Ask for it" value={value} onChange={onChange} />}
          </Field>
        )}
      </Held>
    ),
  },
  {
    name: 'long-texts',
    draw: () => <Sample label={longText} hint={longText} error={longText} required={false} />,
  },
  {
    name: 'arabic',
    lang: 'ar',
    draw: () => <Sample label="الاسم" error="الاسم مستخدم" hint="لا يراه الزوار." />,
  },
];
