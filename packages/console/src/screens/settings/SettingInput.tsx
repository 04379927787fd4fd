import { Field } from '@beckon/controls/Field';
import { NumberInput } from '@beckon/controls/NumberInput';
import { Textarea } from '@beckon/controls/Textarea';
import { TextInput } from '@beckon/controls/TextInput';
import { Toggle } from '@beckon/controls/Toggle';
import type { ReactNode } from 'react';
import { Segmented } from '../../parts/Segmented';
import type { SettingField } from './settingGroups';

interface SettingInputProps {
  readonly field: SettingField;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** Settings that are nothing when they are empty, and not an empty text. */
const canBeMissing: ReadonlySet<string> = new Set(['termsUrl', 'privacyUrl', 'smsLegalExtra']);

/** One setting with its control. [OWN-02] */
export function SettingInput({ field, value, error, onChange }: SettingInputProps): ReactNode {
  const { name, label, help, control } = field;
  const words = typeof value === 'string' ? value : '';
  if (control.kind === 'toggle')
    return <Toggle label={label} description={help} value={value === true} onChange={onChange} />;
  if (control.kind === 'choice')
    return (
      <Field label={label} hint={help} error={error} group>
        {({ 'aria-labelledby': labelledBy }) => (
          <Segmented
            aria-labelledby={labelledBy}
            options={control.options}
            value={words}
            onChange={onChange}
          />
        )}
      </Field>
    );
  if (control.kind === 'number')
    return (
      <Field label={label} hint={help} error={error}>
        {(input) => (
          <NumberInput
            {...input}
            value={String(value ?? '')}
            min={control.min}
            max={control.max}
            suffix={control.unit}
            onChange={(now) => now !== '' && onChange(Number(now))}
          />
        )}
      </Field>
    );
  if (control.kind === 'lines')
    return (
      <Field label={label} hint={help} error={error}>
        {(input) => (
          <Textarea
            {...input}
            required={false}
            placeholder={control.placeholder}
            value={Array.isArray(value) ? value.join('\n') : ''}
            onChange={(text) => onChange(text.split('\n'))}
          />
        )}
      </Field>
    );
  const empty = canBeMissing.has(name) ? null : '';
  return (
    <Field label={label} hint={help} error={error}>
      {(input) => (
        <TextInput
          {...input}
          required={false}
          name={name}
          placeholder={control.placeholder}
          value={words}
          onChange={(text) => onChange(text === '' ? empty : text)}
        />
      )}
    </Field>
  );
}
