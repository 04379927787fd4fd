import { Calendar, type CalendarProps } from '@beckon/controls/Calendar';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { today } from '../samples';

function Sample({ value: start = null, ...given }: Partial<CalendarProps>): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => (
        <Calendar locale="en-US" today={today} {...given} value={value} onChange={onChange} />
      )}
    </Held>
  );
}

/** A calendar of days, months and years. */
export const calendarStories: readonly Story[] = [
  { name: 'empty', draw: () => <Sample /> },
  { name: 'chosen', draw: () => <Sample value="2026-11-20" /> },
  { name: 'limits', draw: () => <Sample value="2026-11-20" min="2026-11-09" max="2026-11-25" /> },
  {
    name: 'months',
    opens: { press: 'button[aria-label^=Month]', shows: '[aria-pressed=true]' },
    draw: () => <Sample value="2026-11-20" />,
  },
  {
    name: 'years',
    opens: { press: 'button[aria-label^=Year]', shows: '[aria-pressed=true]' },
    draw: () => <Sample value="2026-11-20" />,
  },
  { name: 'german', lang: 'de', draw: () => <Sample value="2026-11-20" locale="de" /> },
  { name: 'arabic', lang: 'ar', draw: () => <Sample value="2026-11-20" locale="ar-EG" /> },
];
