import { Field } from '@beckon/controls/Field';
import { Select } from '@beckon/controls/Select';
import type { ListOption } from '@beckon/controls/SelectList/ListOption';
import { type ReactNode, useState } from 'react';
import { Segmented } from '../../components/Segmented';
import type { SettingField } from './SettingField';

interface ChoiceSettingProps {
  readonly field: SettingField;
  readonly control: Extract<SettingField['control'], { kind: 'choice' }>;
  /** Options that only the server knows. */
  readonly offers: readonly ListOption[];
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** More options than these don't fit side by side on a phone. */
const mostSideBySide = 4;

/** A setting with a few options: side by side, or in a list if there are many. [OWN-02] */
export function ChoiceSetting(props: ChoiceSettingProps): ReactNode {
  const { field, control, offers, value, error, onChange } = props;
  const { label, help } = field;
  // The original value stays available while choosing.
  const [wasSet] = useState(value);
  const options = [
    ...control.options,
    ...offers.map((one) => [one.value, one.label] as const),
    ...(control.old ?? []).filter(([option]) => option === wasSet),
  ];
  if (options.length > mostSideBySide)
    return (
      <Select
        label={label}
        hint={help}
        error={error}
        options={options.map(([option, name]) => ({ value: option, label: name }))}
        value={value}
        onChange={(chosen) => chosen !== undefined && onChange(chosen)}
      />
    );
  return (
    <Field label={label} hint={help} error={error} group>
      {({ 'aria-labelledby': labelledBy }) => (
        <Segmented aria-labelledby={labelledBy} options={options} value={value} onChange={onChange} />
      )}
    </Field>
  );
}
