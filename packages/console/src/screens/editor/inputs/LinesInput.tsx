import { HintTip } from '@beckon/controls/HintTip';
import type { ReactNode } from 'react';
import { EntriesInput } from '../../../components/EntriesInput';
import type { FieldControl } from '../../../fields/EditorField';
import type { FieldInputProps } from './FieldInputProps';

interface LinesInputProps extends FieldInputProps {
  readonly control: Extract<FieldControl, { kind: 'lines' }>;
}

/** A list of short texts, such as pages and keywords. [OWN-07] */
export function LinesInput({ field, control, value, onChange, error }: LinesInputProps): ReactNode {
  return (
    <EntriesInput
      label={field.label}
      hint={field.help}
      Hint={HintTip}
      error={error}
      required={field.isRequired === true}
      placeholder={control.placeholder}
      splitsCommas={control.splitsCommas}
      options={control.suggests?.map(([entry, hint]) => ({ value: entry, label: entry, hint }))}
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={(next) => onChange(next.length === 0 ? undefined : next)}
    />
  );
}
