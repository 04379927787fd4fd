import { Field } from '@beckon/controls/Field';
import { NumberInput } from '@beckon/controls/NumberInput';
import { Select } from '@beckon/controls/Select';
import { Textarea } from '@beckon/controls/Textarea';
import { TextInput } from '@beckon/controls/TextInput';
import { Toggle } from '@beckon/controls/Toggle';
import type { ReactNode } from 'react';
import { NumberBox } from '../../parts/NumberBox';
import { Segmented } from '../../parts/Segmented';
import type { SettingField } from './settingGroups';

interface SettingInputProps {
  readonly field: SettingField;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
}

/** More choices than these do not fit side by side on a phone. */
const mostSideBySide = 4;
/** Settings that are nothing when they are empty, and not an empty text. */
const canBeMissing: ReadonlySet<string> = new Set([
  'termsUrl',
  'privacyUrl',
  'smsLegalExtra',
  'smsDailySpendMinor',
  'defaultSize',
]);

/** One setting with its control. [OWN-02] */
export function SettingInput({ field, value, error, onChange }: SettingInputProps): ReactNode {
  const { name, label, help, control } = field;
  const words = typeof value === 'string' ? value : '';
  const empty = canBeMissing.has(name) ? null : '';
  const written = { label, hint: help, error, required: field.isRequired === true };
  if (control.kind === 'toggle')
    return <Toggle label={label} description={help} value={value === true} onChange={onChange} />;
  if (control.kind === 'choice' && control.options.length > mostSideBySide)
    return (
      <Select
        label={label}
        hint={help}
        error={error}
        options={control.options.map(([option, name]) => ({ value: option, label: name }))}
        value={words}
        onChange={(chosen) => onChange(chosen === '' ? empty : chosen)}
      />
    );
  if (control.kind === 'choice')
    return (
      <Field label={label} hint={help} error={error} group>
        {({ 'aria-labelledby': labelledBy }) => (
          <Segmented
            aria-labelledby={labelledBy}
            options={control.options}
            value={words}
            onChange={(chosen) => onChange(chosen === '' ? empty : chosen)}
          />
        )}
      </Field>
    );
  if (control.kind === 'number')
    return (
      <Field {...written} required={empty !== null}>
        {(input) => {
          const number = { ...input, min: control.min, max: control.max, suffix: control.unit };
          return empty === null ? (
            <NumberInput
              {...number}
              value={String(value ?? '')}
              onChange={(now) => onChange(now === '' ? null : Number(now))}
            />
          ) : (
            <NumberBox
              {...number}
              value={typeof value === 'number' ? value : undefined}
              onChange={onChange}
            />
          );
        }}
      </Field>
    );
  if (control.kind === 'lines')
    return (
      <Field {...written}>
        {(input) => (
          <Textarea
            {...input}
            placeholder={control.placeholder}
            value={Array.isArray(value) ? value.join('\n') : ''}
            onChange={(text) => onChange(text.split('\n'))}
          />
        )}
      </Field>
    );
  return (
    <Field {...written}>
      {(input) => (
        <TextInput
          {...input}
          name={name}
          placeholder={control.placeholder}
          value={words}
          onChange={(text) => onChange(text === '' ? empty : text)}
        />
      )}
    </Field>
  );
}
