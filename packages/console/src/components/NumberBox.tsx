import { NumberInput, type NumberInputProps } from '@beckon/controls/NumberInput';
import { Steppers } from '@beckon/controls/NumberInput/Steppers';
import { type ReactNode, useState } from 'react';

interface NumberBoxProps extends Omit<NumberInputProps, 'value' | 'onChange' | 'required'> {
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}

/** A number that always has a value: it can be cleared to type another one, and comes back if nothing was typed. [C-NUM-06, OWN-07] */
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
