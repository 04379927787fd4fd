import { TimePicker, type TimePickerProps } from '@beckon/controls/TimePicker';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { longText } from '../samples';

function Sample({ value: start = null, ...given }: Partial<TimePickerProps>): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => (
        <TimePicker label="Shown from" locale="en-GB" {...given} value={value} onChange={onChange} />
      )}
    </Held>
  );
}

const opens = { press: '[aria-haspopup=dialog]', shows: '[role=listbox]' };

/** A time to type or to choose. */
export const timePickerStories: readonly Story[] = [
  { name: 'empty', draw: () => <Sample /> },
  { name: 'filled', draw: () => <Sample value="09:30" /> },
  { name: 'twelve-hours', draw: () => <Sample value="14:30" locale="en-US" /> },
  { name: 'with-hint', draw: () => <Sample hint="In the time zone of the visitor." required={false} /> },
  { name: 'error', draw: () => <Sample error="Choose a time" /> },
  { name: 'disabled', draw: () => <Sample disabled value="09:30" /> },
  { name: 'open-empty', opens, draw: () => <Sample /> },
  { name: 'open', opens, draw: () => <Sample value="09:30" /> },
  { name: 'limits', opens, draw: () => <Sample value="09:30" min="09:00" max="17:30" /> },
  { name: 'long-texts', draw: () => <Sample label={longText} hint={longText} error={longText} /> },
  {
    name: 'arabic',
    lang: 'ar',
    opens,
    draw: () => (
      <Sample label="من الساعة" locale="ar-EG" value="14:30" texts={{ hours: 'ساعات', minutes: 'دقائق' }} />
    ),
  },
];
