import { Field } from '@beckon/controls/Field';
import { NumberInput } from '@beckon/controls/NumberInput';
import { Slider } from '@beckon/controls/Slider';
import { Textarea } from '@beckon/controls/Textarea';
import { TextInput } from '@beckon/controls/TextInput';
import { Toggle } from '@beckon/controls/Toggle';
import type { ReactNode } from 'react';
import { ChoiceInput } from './ChoiceInput';
import { ColorInput } from './ColorInput';
import type { FieldInputProps } from './FieldInputProps';
import { LinesInput } from './LinesInput';
import { PairInput } from './PairInput';
import { WidthInput } from './WidthInput';

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** One field of a widget with the control that its table names. [OWN-07] */
export function FieldInput(props: FieldInputProps): ReactNode {
  const { field, value, onChange, error } = props;
  const { control, label, help: hint } = field;
  const framed = { label, hint, error };
  switch (control.kind) {
    case 'toggle':
      return <Toggle label={label} description={hint} value={value === true} onChange={onChange} />;
    case 'choice':
      return <ChoiceInput {...props} control={control} />;
    case 'color':
      return <ColorInput {...props} control={control} />;
    case 'entrance':
    case 'repeat':
    case 'firstSeen':
    case 'delay':
      return <PairInput {...props} kind={control.kind} />;
    case 'lines':
      return <LinesInput {...props} placeholder={control.placeholder} />;
    case 'width':
      return <WidthInput {...props} />;
    case 'slider':
      return (
        <Field {...framed}>
          {(input) => (
            <Slider
              {...input}
              value={Number(value)}
              min={control.min}
              max={control.max}
              showValue="end"
              format={(now) => `${now} ${control.unit}`}
              onChange={onChange}
            />
          )}
        </Field>
      );
    case 'number':
      return (
        <Field {...framed}>
          {(input) => (
            <NumberInput
              {...input}
              value={text(value)}
              min={control.min}
              max={control.max}
              suffix={control.unit}
              onChange={(now) => now !== '' && onChange(Number(now))}
            />
          )}
        </Field>
      );
    case 'area':
      return (
        <Field {...framed}>
          {(input) => <Textarea {...input} required={false} value={text(value)} onChange={onChange} />}
        </Field>
      );
    default:
      return (
        <Field {...framed}>
          {(input) => (
            <TextInput
              {...input}
              required={false}
              type={control.kind === 'address' ? 'url' : 'text'}
              placeholder={control.placeholder}
              value={text(value)}
              onChange={onChange}
            />
          )}
        </Field>
      );
  }
}
