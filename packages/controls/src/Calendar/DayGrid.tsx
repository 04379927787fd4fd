import { layout } from '@beckon/contract';
import { type ReactNode, useMemo } from 'react';
import type { Day } from '../dates/Day';
import { splitDay } from '../dates/DayParts';
import type { DayRange } from '../dates/DayRange';
import { firstWeekday } from '../dates/firstWeekday';
import { formatDay } from '../dates/formatDay';
import { formatNumber } from '../dates/formatNumber';
import classes from './Calendar.module.css';
import type { CalendarSetting } from './CalendarSetting';
import type { CalendarTexts } from './calendarTexts';
import { type DayLook, describeDay } from './describeDay';
import { GridCell } from './GridCell';
import { monthGrid } from './monthGrid';
import { dayUnder, pressGrid } from './pressGrid';
import { weekdayNames } from './weekdayNames';

/** A month of days and the selection in it. */
export interface DayGridProps {
  readonly setting: CalendarSetting;
  readonly label: string;
  /** First day of the month. */
  readonly month: Day;
  /** The day the keyboard is on; it may be in a neighboring grid. */
  readonly active: Day;
  readonly selected: DayRange | null;
  readonly preview: DayRange | null;
  /** Whether a whole range is chosen rather than one day. */
  readonly isRange: boolean;
  readonly onMove: (day: Day) => void;
  readonly onChoose: (day: Day) => void;
  /** The pointer or the focus has entered a day, or left. */
  readonly onPoint?: ((day: Day | null) => void) | undefined;
}

/** Six weeks of days; one day is the tab stop, and the keys move it. [C-CAL-03, C-CAL-06, C-CAL-07, C-CAL-08] */
export function DayGrid(props: DayGridProps): ReactNode {
  const { setting, label, month, active, isRange, onMove, onPoint } = props;
  const { locale } = setting;
  const weekStart = firstWeekday(locale);
  const names = useMemo(() => weekdayNames(locale, weekStart), [locale, weekStart]);
  const weeks = useMemo(() => monthGrid(month, weekStart), [month, weekStart]);
  const describe = (day: Day) => describeDay(day, { ...setting, ...props });
  const choose = (day: Day | undefined) => {
    if (day && !describe(day).isDisabled) props.onChoose(day);
  };

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table navigated with the keyboard
      role="grid"
      aria-label={label}
      aria-multiselectable={isRange || undefined}
      className={classes.days}
      style={{ height: layout.calendarBodyHeightPx }}
      onKeyDown={(event) =>
        pressGrid(event, { view: 'days', cursor: active, setting, onMove, onChoose: choose })
      }
      onClick={(event) => choose(dayUnder(event))}
      // Not "over", which also fires when the page turns under a resting pointer.
      onPointerMove={(event) => onPoint?.(dayUnder(event) ?? null)}
      onPointerLeave={() => onPoint?.(null)}
      onFocus={(event) => onPoint?.(dayUnder(event) ?? null)}
      onBlur={() => onPoint?.(null)}
    >
      <thead>
        <tr>
          {names.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className={classes.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell key={day} day={day} look={describe(day)} isActive={day === active} setting={setting} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  readonly day: Day;
  readonly look: DayLook;
  readonly isActive: boolean;
  readonly setting: CalendarSetting;
}

function DayCell({ day, look, isActive, setting }: DayCellProps): ReactNode {
  const { isNeighbour, isDisabled, isToday, isSelected, place } = look;
  const date = formatDay(day, setting.locale, { dateStyle: 'full' });
  const edge = isSelected ? edgeText(place, setting.texts) : undefined;
  return (
    <GridCell
      {...{ day, isNeighbour, isDisabled, isSelected, place }}
      view="days"
      label={edge ? `${date}, ${edge}` : date}
      text={formatNumber(splitDay(day).date, setting.locale)}
      isCurrent={isToday && !isNeighbour}
      isStop={isActive && !isNeighbour}
    />
  );
}

function edgeText(place: DayLook['place'], texts: CalendarTexts): string | undefined {
  if (place === 'start') return texts.rangeStart;
  return place === 'end' ? texts.rangeEnd : undefined;
}
