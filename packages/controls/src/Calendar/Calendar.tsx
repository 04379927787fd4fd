import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { buildDayLimits } from '../dates/buildDayLimits';
import { currentDay } from '../dates/currentDay';
import type { Day } from '../dates/Day';
import { parseDay } from '../dates/parseDay';
import { parseLocale } from '../dates/parseLocale';
import classes from './Calendar.module.css';
import { CalendarPanel } from './CalendarPanel';
import { type CalendarTexts, calendarTexts } from './calendarTexts';
import { useShown } from './useShown';

/** A controlled day and the limits around it. */
export interface CalendarProps {
  readonly value: Day | null;
  readonly onChange: (day: Day) => void;
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  /** The browser's language by default. */
  readonly locale?: string | undefined;
  /** Today in the visitor's time zone by default. */
  readonly today?: Day | undefined;
  readonly texts?: Partial<CalendarTexts> | undefined;
}

/** A calendar of days, months and years for choosing one day. [C-CAL-01, C-CAL-02, CONST-08] */
export function Calendar(props: CalendarProps): ReactNode {
  const { onChange, min, max } = props;
  const [value, today] = [parseDay(props.value), parseDay(props.today) ?? currentDay()];
  const calendar = useRef<HTMLDivElement>(null);
  const limits = buildDayLimits(min, max);
  const setting = {
    limits,
    today,
    locale: parseLocale(props.locale),
    texts: { ...calendarTexts, ...props.texts },
  };
  const shown = useShown(calendar, value ?? today, { count: 1, limits });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value turns the page
  useLayoutEffect(() => {
    if (value) shown.show(value);
  }, [value]);

  return (
    <div ref={calendar} className={classes.calendar}>
      <CalendarPanel
        setting={setting}
        month={shown.first}
        active={shown.active}
        selected={value ? { start: value, end: value } : null}
        preview={null}
        isRange={false}
        onMove={shown.move}
        onStep={shown.step}
        onJump={(month) => shown.jump(month, 0)}
        onChoose={(day) => {
          shown.show(day);
          onChange(day);
        }}
      />
    </div>
  );
}
