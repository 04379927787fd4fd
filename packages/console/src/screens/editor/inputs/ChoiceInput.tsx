import { Field } from '@beckon/controls/Field';
import { HintTip } from '@beckon/controls/HintTip';
import { Select } from '@beckon/controls/Select';
import type { ReactNode } from 'react';
import { Segmented } from '../../../components/Segmented';
import type { FieldControl } from '../../../fields/EditorField';
import type { FieldInputProps } from './FieldInputProps';

interface ChoiceInputProps extends FieldInputProps {
  readonly control: Extract<FieldControl, { kind: 'choice' }>;
}

const mostSegments = 3;

/** One of a few options: side by side if there is space, otherwise as a list. While nothing is set, it shows what is in effect. [OWN-07] */
export function ChoiceInput({
  field: { label, help },
  control,
  value,
  onChange,
  error,
}: ChoiceInputProps): ReactNode {
  const { options, isWide, unset = '' } = control;
  const chosen = (typeof value === 'string' && value) || unset;
  if (isWide || options.length > mostSegments)
    return (
      <Select
        label={label}
        hint={help}
        Hint={HintTip}
        error={error}
        options={options.map(([option, words]) => ({ value: option, label: words }))}
        value={chosen}
        onChange={onChange}
      />
    );
  return (
    <Field label={label} hint={help} Hint={HintTip} error={error} group>
      {({ 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
        <Segmented
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          options={options}
          value={chosen}
          onChange={onChange}
        />
      )}
    </Field>
  );
}
