import { Field } from '@beckon/controls/Field';
import { Textarea } from '@beckon/controls/Textarea';
import { type ReactNode, useState } from 'react';
import type { FieldInputProps } from './FieldInputProps';

interface LinesInputProps extends FieldInputProps {
  readonly placeholder: string | undefined;
}

const read = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A list of short texts, one on each line. */
export function LinesInput({ field, value, onChange, error, placeholder }: LinesInputProps): ReactNode {
  const lines = Array.isArray(value) ? (value as string[]) : [];
  const [typed, setTyped] = useState(lines.join('\n'));
  // An empty line is no entry yet, but somebody has just made room for one.
  const shown = read(typed).join('\n') === lines.join('\n') ? typed : lines.join('\n');
  const change = (text: string): void => {
    setTyped(text);
    const next = read(text);
    onChange(next.length === 0 ? undefined : next);
  };
  return (
    <Field label={field.label} hint={field.help} error={error} required={field.isRequired === true}>
      {(input) => (
        <Textarea {...input} placeholder={placeholder} value={shown} onChange={change} spellCheck={false} />
      )}
    </Field>
  );
}
