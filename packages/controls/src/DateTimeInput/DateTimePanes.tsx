import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button';
import { Calendar } from '../Calendar/Calendar';
import type { CalendarTexts } from '../Calendar/calendarTexts';
import type { Day } from '../dates/Day';
import { createSheet } from '../sheet/createSheet';
import { useSheet } from '../sheet/useSheet';
import { clampTime } from '../TimePicker/clampTime';
import { TimeColumns } from '../TimePicker/TimeColumns';
import classes from './DateTimeInput.module.css';
import text from './DateTimeInput.module.css?inline';
import type { DateTimeTexts } from './dateTimeTexts';
import type { Wall } from './Moment';

const sheet = createSheet(text);
/** What the columns show before anything is chosen. */
const noon = '12:00';

/** The current choice, and what can be chosen. */
export interface DateTimePanesProps {
  readonly wall: Wall | null;
  readonly min: Wall | null;
  readonly max: Wall | null;
  readonly today: Day;
  readonly locale: string;
  readonly texts: DateTimeTexts & Partial<CalendarTexts>;
  readonly onChange: (wall: Wall) => void;
  readonly onDone: () => void;
}

/** Calendar and clock side by side; both stay open until the visitor is done. [C-CAL-01, C-TIME-02, C-TIME-03] */
export function DateTimePanes(props: DateTimePanesProps): ReactNode {
  const { wall, min, max, today, locale, texts, onChange, onDone } = props;
  const panes = useRef<HTMLDivElement>(null);
  useSheet(panes, sheet);
  // Only the first and the last day have limits within them.
  const limitsOn = (day: Day) => ({
    min: min?.day === day ? min.time : undefined,
    max: max?.day === day ? max.time : undefined,
  });
  const day = wall?.day ?? nearest(today, min?.day, max?.day);
  return (
    <div ref={panes} className={classes.panes}>
      <Calendar
        {...{ today, locale, texts }}
        value={wall?.day ?? null}
        min={min?.day}
        max={max?.day}
        onChange={(next) => onChange({ day: next, time: clampTime(wall?.time ?? noon, limitsOn(next)) })}
      />
      <div className={classes.clock}>
        <TimeColumns
          value={wall?.time ?? null}
          limits={limitsOn(day)}
          texts={texts}
          onChange={(time) => onChange({ day, time })}
          onDone={onDone}
        />
        <Button size="s" wide onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}

/** The day itself, or the limit it exceeds. */
function nearest(day: Day, min: Day | undefined, max: Day | undefined): Day {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}
