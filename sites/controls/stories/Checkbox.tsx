import { Checkbox, type CheckboxProps } from '@beckon/controls/Checkbox';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { longText } from '../samples';

function Sample({ value: start = false, ...given }: Partial<CheckboxProps>): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => <Checkbox label="Send me news" {...given} value={value} onChange={onChange} />}
    </Held>
  );
}

const description = 'Twice a month, and never to anybody else.';

/** A checkbox that is off, on or partly on. */
export const checkboxStories: readonly Story[] = [
  { name: 'off', draw: () => <Sample /> },
  { name: 'on', draw: () => <Sample value /> },
  { name: 'partly-on', draw: () => <Sample indeterminate label="All widgets" /> },
  { name: 'with-description', draw: () => <Sample value description={description} /> },
  { name: 'error', draw: () => <Sample error="Tick the box to go on" mustCheck /> },
  { name: 'disabled', draw: () => <Sample disabled description={description} /> },
  { name: 'disabled-and-on', draw: () => <Sample disabled value /> },
  {
    name: 'without-label',
    draw: () => <Checkbox aria-label="Choose row 1" value={false} onChange={() => {}} />,
  },
  { name: 'long-text', draw: () => <Sample label={longText} description={longText} /> },
  { name: 'arabic', lang: 'ar', draw: () => <Sample value label="أرسلوا لي الأخبار" /> },
];
