import { Field } from '@beckon/controls/Field';
import { Slider, type SliderProps } from '@beckon/controls/Slider';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';

const percent = (value: number): string => `${value} %`;

function Sample({ value: start = 30, ...given }: Partial<SliderProps>): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => (
        <Field label="Shown after">
          {(field) => <Slider {...field} format={percent} {...given} value={value} onChange={onChange} />}
        </Field>
      )}
    </Held>
  );
}

/** A native range with a filled track. */
export const sliderStories: readonly Story[] = [
  { name: 'middle', draw: () => <Sample /> },
  { name: 'least', draw: () => <Sample value={0} /> },
  { name: 'most', draw: () => <Sample value={100} /> },
  { name: 'steps', draw: () => <Sample value={2.5} min={-5} max={5} step={2.5} format={String} /> },
  { name: 'value-over-the-thumb', draw: () => <Sample showValue="bubble" /> },
  { name: 'no-value', draw: () => <Sample showValue="none" /> },
  { name: 'disabled', draw: () => <Sample disabled /> },
];
