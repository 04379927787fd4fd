import { Field, type FieldProps } from '@beckon/controls/Field';
import { NumberInput, type NumberInputProps } from '@beckon/controls/NumberInput';
import { Steppers } from '@beckon/controls/NumberInput/Steppers';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { longText } from '../samples';

type Given = Partial<NumberInputProps> & Pick<Partial<FieldProps>, 'label' | 'hint' | 'error'>;

function Sample({ value: start = '', label = 'Delay', hint, error, required, ...given }: Given): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => (
        <Field {...{ label, hint, error, required }}>
          {(field) => <NumberInput {...field} {...given} value={value} onChange={onChange} />}
        </Field>
      )}
    </Held>
  );
}

/** A number that is cleaned during typing and kept within its limits. */
export const numberInputStories: readonly Story[] = [
  { name: 'empty', draw: () => <Sample required={false} /> },
  { name: 'filled', draw: () => <Sample value="12.5" /> },
  { name: 'with-buttons', draw: () => <Sample value="5" Steppers={Steppers} /> },
  { name: 'at-its-least', draw: () => <Sample value="0" min={0} max={10} integer Steppers={Steppers} /> },
  { name: 'at-its-most', draw: () => <Sample value="10" min={0} max={10} integer Steppers={Steppers} /> },
  {
    name: 'with-unit',
    draw: () => <Sample value="5" suffix="seconds" format={(value) => `${value} seconds`} />,
  },
  {
    name: 'with-everything',
    draw: () => <Sample label="Price" value="1204.50" prefix="€" suffix="per month" Steppers={Steppers} />,
  },
  {
    name: 'sixteen-symbols',
    draw: () => <Sample label="Number" value="9007199254740993" Steppers={Steppers} />,
  },
  { name: 'error', draw: () => <Sample value="5" error="Longer than the page is open" /> },
  { name: 'disabled', draw: () => <Sample disabled value="5" Steppers={Steppers} /> },
  { name: 'read-only', draw: () => <Sample readOnly value="5" Steppers={Steppers} /> },
  { name: 'long-texts', draw: () => <Sample label={longText} hint={longText} error={longText} value="5" /> },
  {
    name: 'arabic',
    lang: 'ar',
    draw: () => <Sample label="التأخير" value="5" suffix="ثوانٍ" Steppers={Steppers} />,
  },
];
