import { Field, type FieldProps } from '@beckon/controls/Field';
import { Textarea, type TextareaProps } from '@beckon/controls/Textarea';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { longText, longWord } from '../samples';

type Given = Partial<TextareaProps> & Pick<Partial<FieldProps>, 'label' | 'hint' | 'error'>;

function Sample({ value: start = '', label = 'Message', hint, error, required, ...given }: Given): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => (
        <Field {...{ label, hint, error, required }}>
          {(field) => <Textarea {...field} {...given} value={value} onChange={onChange} />}
        </Field>
      )}
    </Held>
  );
}

const lines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `Line ${at + 1}`).join('\n');

/** Several lines of text. */
export const textareaStories: readonly Story[] = [
  { name: 'empty', draw: () => <Sample placeholder="Say hello" /> },
  { name: 'filled', draw: () => <Sample value="Thank you for joining." /> },
  { name: 'seven-lines', draw: () => <Sample value={lines(7)} /> },
  { name: 'more-than-fit', draw: () => <Sample value={lines(40)} /> },
  { name: 'counter', draw: () => <Sample counter maxLength={160} value="Thank you for joining." /> },
  { name: 'full', draw: () => <Sample counter maxLength={22} value="Thank you for joining." /> },
  { name: 'error', draw: () => <Sample error="Write a message" /> },
  { name: 'disabled', draw: () => <Sample disabled value="Thank you for joining." /> },
  { name: 'long-texts', draw: () => <Sample label={longText} hint={longText} value={longWord.repeat(3)} /> },
  { name: 'arabic', lang: 'ar', draw: () => <Sample label="الرسالة" value="شكرًا لانضمامك." /> },
];
