import { DateInput, type DateInputProps } from '@beckon/controls/DateInput';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { longText, today } from '../samples';

function Sample({ value: start = null, ...given }: Partial<DateInputProps>): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => (
        <DateInput
          label="Shown from"
          locale="en-US"
          today={today}
          {...given}
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  );
}

const opens = { press: '[aria-haspopup=dialog]', shows: '[role=grid]' };
const typed = (text: string) => ({ press: 'input', text, shows: '[role=alert] svg' });

/** A date to type or to choose. */
export const dateInputStories: readonly Story[] = [
  { name: 'empty', draw: () => <Sample /> },
  { name: 'filled', draw: () => <Sample value="2026-11-20" /> },
  { name: 'day-first', draw: () => <Sample value="2026-11-20" locale="en-GB" /> },
  { name: 'with-hint', draw: () => <Sample hint="In the time zone of your account." required={false} /> },
  { name: 'error', draw: () => <Sample error="Choose a day" /> },
  { name: 'disabled', draw: () => <Sample disabled value="2026-11-20" /> },
  { name: 'without-calendar', draw: () => <Sample hasCalendar={false} value="2026-11-20" /> },
  { name: 'open', opens, draw: () => <Sample value="2026-11-20" /> },
  {
    name: 'open-with-limits',
    opens,
    draw: () => <Sample value="2026-11-20" min="2026-11-09" max="2026-11-25" />,
  },
  { name: 'impossible-date', opens: typed('02/30/2026'), draw: () => <Sample /> },
  { name: 'too-early', opens: typed('01/01/2026'), draw: () => <Sample min="2026-11-09" /> },
  { name: 'long-label', draw: () => <Sample label={longText} hint={longText} error={longText} /> },
  {
    name: 'arabic',
    lang: 'ar',
    opens,
    draw: () => <Sample label="من تاريخ" locale="ar-EG" value="2026-11-20" />,
  },
];
