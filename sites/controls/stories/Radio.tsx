import { Radio, type RadioProps } from '@beckon/controls/Radio';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { longText } from '../samples';

const options = [
  { value: 'always', label: 'Always' },
  { value: 'daily', label: 'Once a day' },
  { value: 'once', label: 'Once' },
];
const described = [
  { value: 'always', label: 'Always', description: 'On every page view.' },
  { value: 'daily', label: 'Once a day', description: 'Counted from midnight of the visitor.' },
  { value: 'once', label: 'Once', description: 'Until the visitor clears the browser.', disabled: true },
];

function Sample({ value: start, ...given }: Partial<RadioProps<string>>): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => (
        <Radio aria-label="How often" options={options} {...given} value={value} onChange={onChange} />
      )}
    </Held>
  );
}

/** A group of radios with one value. */
export const radioStories: readonly Story[] = [
  { name: 'none-chosen', draw: () => <Sample /> },
  { name: 'chosen', draw: () => <Sample value="daily" /> },
  { name: 'in-a-row', draw: () => <Sample inRow value="daily" /> },
  { name: 'with-descriptions', draw: () => <Sample options={described} value="always" /> },
  { name: 'error', draw: () => <Sample aria-invalid /> },
  { name: 'disabled', draw: () => <Sample disabled value="daily" /> },
  {
    name: 'long-texts',
    draw: () => (
      <Sample value="a" options={[{ value: 'a', label: longText, description: longText }, ...options]} />
    ),
  },
  {
    name: 'arabic',
    lang: 'ar',
    draw: () => (
      <Sample
        aria-label="كم مرة"
        value="daily"
        options={[
          { value: 'always', label: 'دائمًا' },
          { value: 'daily', label: 'مرة في اليوم' },
        ]}
      />
    ),
  },
];
