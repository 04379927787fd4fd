import { DateTimeInput, type DateTimeInputProps } from '@beckon/controls/DateTimeInput';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { longText, today } from '../samples';

const moment = '2026-11-20T14:30:00.000Z';

function Sample({ value: start = null, ...given }: Partial<DateTimeInputProps>): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => (
        <DateTimeInput
          label="Starts"
          locale="en-US"
          timeZone="UTC"
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

/** Date and time in one field. */
export const dateTimeInputStories: readonly Story[] = [
  { name: 'empty', draw: () => <Sample /> },
  { name: 'filled', draw: () => <Sample value={moment} locale="en-GB" /> },
  { name: 'twelve-hours', draw: () => <Sample value={moment} /> },
  { name: 'other-zone', draw: () => <Sample value={moment} timeZone="Asia/Tokyo" hint="Tokyo time." /> },
  { name: 'with-hint', draw: () => <Sample hint="In the time zone of your account." required={false} /> },
  { name: 'error', draw: () => <Sample error="Choose a date and time" /> },
  { name: 'disabled', draw: () => <Sample disabled value={moment} /> },
  { name: 'open-empty', opens, draw: () => <Sample /> },
  { name: 'open', opens, draw: () => <Sample value={moment} /> },
  {
    name: 'open-with-limits',
    opens,
    draw: () => <Sample value={moment} min="2026-11-09T09:00:00Z" max="2026-11-20T17:30:00Z" />,
  },
  { name: 'impossible-time', opens: typed('11/20/2026 25:00'), draw: () => <Sample /> },
  { name: 'too-early', opens: typed('01/01/2026 10:00'), draw: () => <Sample min="2026-11-09T09:00:00Z" /> },
  { name: 'long-label', draw: () => <Sample label={longText} hint={longText} error={longText} /> },
  {
    name: 'arabic',
    lang: 'ar',
    opens,
    draw: () => (
      <Sample
        label="يبدأ في"
        locale="ar-EG"
        value={moment}
        texts={{ hours: 'ساعات', minutes: 'دقائق', done: 'تم' }}
      />
    ),
  },
];
