import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { padTwo } from '../dates/DayParts';
import { createSheet } from '../sheet/createSheet';
import { useSheet } from '../sheet/useSheet';
import { clampTime, type TimeLimits } from './clampTime';
import { dayHours, hourMinutes, type Time } from './Time';
import { TimeColumn } from './TimeColumn';
import classes from './TimePicker.module.css';
import text from './TimePicker.module.css?inline';
import type { TimeTexts } from './timeTexts';

const sheet = createSheet(text);
/** What the columns show before anything is chosen. */
const noon = '12:00';

/** A time and the limits around it. */
export interface TimeColumnsProps {
  readonly value: Time | null;
  readonly limits: TimeLimits;
  readonly texts: TimeTexts;
  readonly onChange: (time: Time) => void;
  /** Enter was pressed. */
  readonly onDone: () => void;
}

/** Hours 00 to 23 and minutes 00 to 59 side by side. [C-TIME-02, C-TIME-03, A-69] */
export function TimeColumns({ value, limits, texts, onChange, onDone }: TimeColumnsProps): ReactNode {
  const columns = useRef<HTMLDivElement>(null);
  useSheet(columns, sheet);
  const [hour, minute] = split(value ?? clampTime(noon, limits));
  const choose = (hours: number, minutes: number) => {
    const time = clampTime(`${padTwo(hours)}:${padTwo(minutes)}`, limits);
    if (time !== value) onChange(time);
  };
  const press = (event: KeyboardEvent) => {
    // Times run from left to right in every language, and so do their columns.
    const side = { ArrowLeft: 0, ArrowRight: -1 }[event.key];
    if (side !== undefined)
      [...(columns.current?.querySelectorAll<HTMLElement>('[role=listbox]') ?? [])].at(side)?.focus();
    else if (event.key === 'Enter') onDone();
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are pressed in its columns
    <div ref={columns} className={classes.columns} dir="ltr" onKeyDown={press}>
      <TimeColumn
        label={texts.hours}
        count={dayHours}
        within={[split(clampTime('00:00', limits))[0], split(clampTime('23:59', limits))[0]]}
        at={hour}
        isChosen={value !== null}
        onChoose={(hours) => choose(hours, value === null ? 0 : minute)}
      />
      <TimeColumn
        label={texts.minutes}
        count={hourMinutes}
        within={[
          split(clampTime(`${padTwo(hour)}:00`, limits))[1],
          split(clampTime(`${padTwo(hour)}:59`, limits))[1],
        ]}
        at={minute}
        isChosen={value !== null}
        onChoose={(minutes) => choose(hour, minutes)}
      />
    </div>
  );
}

function split(time: Time): [hour: number, minute: number] {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return [hour, minute];
}
