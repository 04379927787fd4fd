import { Autocomplete } from '@beckon/controls/Autocomplete';
import { Field } from '@beckon/controls/Field';
import { NumberInput } from '@beckon/controls/NumberInput';
import { Steppers } from '@beckon/controls/NumberInput/Steppers';
import type { ListOption } from '@beckon/controls/SelectList/ListOption';
import { TextInput } from '@beckon/controls/TextInput';
import { Toggle } from '@beckon/controls/Toggle';
import type { ReactNode } from 'react';
import { EntriesInput } from '../../components/EntriesInput';
import { NumberBox } from '../../components/NumberBox';
import { copy } from '../../copy/copy';
import { ChoiceSetting } from './ChoiceSetting';
import type { SettingField } from './SettingField';

interface SettingInputProps {
  readonly field: SettingField;
  readonly value: unknown;
  readonly error: string | undefined;
  readonly onChange: (value: unknown) => void;
  /** Offered while typing, or besides the fixed options. */
  readonly options?: readonly ListOption[] | undefined;
  /** Called with whether text waits in the field to become an entry. */
  readonly onPending?: ((isPending: boolean) => void) | undefined;
}

/** Settings that are null when they are empty, and not an empty text. */
const canBeMissing: ReadonlySet<string> = new Set([
  'termsUrl',
  'privacyUrl',
  'smsLegalExtra',
  'smsDailySpendMinor',
  'defaultSize',
]);

/** One setting with its control. [OWN-02] */
export function SettingInput(props: SettingInputProps): ReactNode {
  const { field, value, error, onChange, options = [], onPending } = props;
  const { name, label, help, control, isRequired = false, neededFor } = field;
  const words = typeof value === 'string' ? value : '';
  const empty = canBeMissing.has(name) ? null : '';
  const written = { label, hint: help, error, required: isRequired, optionalText: neededFor };
  if (control.kind === 'toggle')
    return <Toggle label={label} description={help} value={value === true} onChange={onChange} />;
  if (control.kind === 'choice')
    return (
      <ChoiceSetting
        {...{ field, control, error }}
        offers={options}
        value={words}
        onChange={(chosen) => onChange(chosen === '' ? empty : chosen)}
      />
    );
  if (control.kind === 'number')
    return (
      <Field {...written} required={empty !== null}>
        {(input) => {
          const number = { ...input, min: control.min, max: control.max, suffix: control.unit };
          return empty === null ? (
            <NumberInput
              Steppers={Steppers}
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
  if (control.kind === 'lines' || control.kind === 'countries')
    return (
      <EntriesInput
        {...written}
        placeholder={control.placeholder}
        options={options}
        isClosed={control.kind === 'countries'}
        splitsCommas
        value={Array.isArray(value) ? value : []}
        onChange={onChange}
        onPending={onPending}
      />
    );
  if (control.kind === 'country' || control.kind === 'zone')
    return (
      <Autocomplete
        {...written}
        options={options}
        value={words || undefined}
        onChange={(code) => onChange(code ?? '')}
        texts={{ empty: copy.common.noMatches }}
      />
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
