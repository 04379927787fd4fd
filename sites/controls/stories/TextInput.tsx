import { Field, type FieldProps } from '@beckon/controls/Field';
import { Icon } from '@beckon/controls/Icon';
import { searchPath } from '@beckon/controls/icons/searchPath';
import { TextInput, type TextInputProps } from '@beckon/controls/TextInput';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { longText } from '../samples';

type Given = Partial<TextInputProps> & Pick<Partial<FieldProps>, 'label' | 'hint' | 'error'>;

function Sample({ value: start = '', label = 'Name', hint, error, required, ...given }: Given): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => (
        <Field {...{ label, hint, error, required }}>
          {(field) => <TextInput {...field} {...given} value={value} onChange={onChange} />}
        </Field>
      )}
    </Held>
  );
}

/** One line of text. */
export const textInputStories: readonly Story[] = [
  { name: 'empty', draw: () => <Sample placeholder="Spring sale" /> },
  { name: 'filled', draw: () => <Sample value="Spring sale" /> },
  { name: 'optional', draw: () => <Sample required={false} /> },
  { name: 'clearable', draw: () => <Sample clearable value="Spring sale" /> },
  { name: 'counter', draw: () => <Sample counter maxLength={40} value="Spring sale" /> },
  { name: 'full', draw: () => <Sample counter clearable maxLength={11} value="Spring sale" /> },
  {
    name: 'search',
    draw: () => <Sample label="Search" type="search" prefix={<Icon path={searchPath} size={20} />} />,
  },
  {
    name: 'prefix-and-suffix',
    draw: () => <Sample label="Page address" prefix="https://" suffix=".example" value="fern-and-fig" />,
  },
  { name: 'email', draw: () => <Sample label="Email" type="email" value="fern@example.com" /> },
  { name: 'password', draw: () => <Sample label="Password" type="password" value="correct horse" /> },
  { name: 'error', draw: () => <Sample error="Another widget has this name" value="Spring sale" /> },
  { name: 'disabled', draw: () => <Sample disabled value="Spring sale" /> },
  { name: 'read-only', draw: () => <Sample readOnly clearable value="Spring sale" /> },
  {
    name: 'long-texts',
    draw: () => <Sample label={longText} hint={longText} error={longText} value={longText} />,
  },
  { name: 'arabic', lang: 'ar', draw: () => <Sample label="الاسم" clearable value="تخفيضات الربيع" /> },
];
