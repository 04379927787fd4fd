import { Field } from '@beckon/controls/Field';
import { FieldError } from '@beckon/controls/FieldError';
import { HintTip } from '@beckon/controls/HintTip';
import { Slider } from '@beckon/controls/Slider';
import { Textarea } from '@beckon/controls/Textarea';
import { TextInput } from '@beckon/controls/TextInput';
import { Toggle } from '@beckon/controls/Toggle';
import { lazy, type ReactNode, Suspense } from 'react';
import { NumberBox } from '../../../components/NumberBox';
import { ChoiceInput } from './ChoiceInput';
import { ColorInput } from './ColorInput';
import type { FieldInputProps } from './FieldInputProps';
import { LanguageInput } from './LanguageInput';
import { LinesInput } from './LinesInput';
import { PairInput } from './PairInput';
import { WidthInput } from './WidthInput';

const PhoneField = lazy(() => import('./PhoneField').then((part) => ({ default: part.PhoneField })));

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** One field of a widget with its control. [OWN-07] */
export function FieldInput(props: FieldInputProps): ReactNode {
  const { field, value, onChange, error } = props;
  const { control, label, help: hint } = field;
  const framed = { label, hint, Hint: HintTip, error };
  // A field that has a default and can't be cleared says neither.
  const written = { ...framed, required: field.isRequired === true };
  switch (control.kind) {
    case 'toggle':
      return (
        <>
          <Toggle label={label} description={hint} value={value === true} onChange={onChange} />
          <FieldError id={`${field.path}-error`} error={error} />
        </>
      );
    case 'choice':
      return <ChoiceInput {...props} control={control} />;
    case 'color':
      return <ColorInput {...props} control={control} />;
    case 'entrance':
    case 'appearance':
    case 'repeat':
    case 'firstSeen':
    case 'delay':
      return <PairInput {...props} kind={control.kind} />;
    case 'lines':
      return <LinesInput {...props} control={control} />;
    case 'language':
      return <LanguageInput {...props} />;
    case 'width':
      return <WidthInput {...props} />;
    case 'phone':
      return (
        <Suspense>
          <PhoneField {...props} />
        </Suspense>
      );
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
            <NumberBox
              {...input}
              value={typeof value === 'number' ? value : undefined}
              min={control.min}
              max={control.max}
              suffix={control.unit}
              onChange={onChange}
            />
          )}
        </Field>
      );
    case 'area':
      return (
        <Field {...written}>
          {(input) => <Textarea {...input} dir="auto" value={text(value)} onChange={onChange} />}
        </Field>
      );
    default: {
      const code = control.kind === 'text' ? control.code : undefined;
      return (
        <Field {...written}>
          {(input) => (
            <TextInput
              {...input}
              dir={control.kind === 'address' ? 'ltr' : 'auto'}
              type={control.kind === 'address' ? 'url' : 'text'}
              placeholder={control.placeholder}
              value={code && value === code.value ? code.words : text(value)}
              onChange={(next) => onChange(code && next === code.words ? code.value : next)}
            />
          )}
        </Field>
      );
    }
  }
}
