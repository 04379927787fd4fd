import { DateRange, type DateRangeProps } from '@beckon/controls/DateRange';
import type { ReactNode } from 'react';
import { Held } from '../Held';
import type { Story } from '../Story';
import { today } from '../samples';

type Given = Partial<DateRangeProps> & { readonly clears?: boolean };

function Sample({ value: start = null, clears = false, ...given }: Given): ReactNode {
  return (
    <Held start={start}>
      {(value, onChange) => (
        <DateRange
          label="Period"
          locale="en-US"
          today={today}
          onClear={clears ? () => onChange(null) : undefined}
          {...given}
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  );
}

const opens = { press: '[aria-haspopup=dialog]', shows: '[role=grid]' };
const range = { start: '2026-10-24', end: '2026-11-09' };

/** A button that names a range of days and opens the picker for another one. */
export const dateRangeStories: readonly Story[] = [
  { name: 'empty', draw: () => <Sample /> },
  { name: 'preset', draw: () => <Sample value={{ start: '2026-11-09', end: today }} /> },
  { name: 'range', draw: () => <Sample value={range} /> },
  { name: 'disabled', draw: () => <Sample disabled value={range} /> },
  { name: 'open-empty', opens, draw: () => <Sample /> },
  { name: 'open', opens, draw: () => <Sample value={range} clears /> },
  { name: 'one-calendar', opens, draw: () => <Sample calendars={1} value={range} /> },
  {
    name: 'limits',
    opens,
    draw: () => <Sample calendars={2} minDate="2026-10-20" maxDate={today} value={range} />,
  },
  {
    name: 'arabic',
    lang: 'ar',
    opens,
    draw: () => (
      <Sample
        label="الفترة"
        locale="ar-EG"
        value={range}
        texts={{
          today: 'اليوم',
          yesterday: 'أمس',
          last7Days: 'آخر 7 أيام',
          last30Days: 'آخر 30 يومًا',
          start: 'تاريخ البدء',
          end: 'تاريخ الانتهاء',
          close: 'إغلاق',
          apply: 'تطبيق',
        }}
      />
    ),
  },
];
