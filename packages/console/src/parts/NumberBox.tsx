import { NumberInput, type NumberInputProps } from '@beckon/controls/NumberInput';
import { Steppers } from '@beckon/controls/NumberInput/Steppers';
import { type ReactNode, useState } from 'react';

interface NumberBoxProps extends Omit<NumberInputProps, 'value' | 'onChange' | 'required'> {
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}

/** A number that always counts: it can be emptied to write another one, and comes back if nothing was written. [C-NUM-06, OWN-07] */
export function NumberBox({ value, onChange, onBlur, ...native }: NumberBoxProps): ReactNode {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <NumberInput
      Steppers={Steppers}
      {...native}
      required={false}
      value={isEmpty ? '' : String(value ?? '')}
      onChange={(text) => {
        setEmpty(text === '');
        if (text !== '') onChange(Number(text));
      }}
      onBlur={(event) => {
        setEmpty(false);
        onBlur?.(event);
      }}
    />
  );
}
