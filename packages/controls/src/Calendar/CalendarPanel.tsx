import { type ReactNode, useRef, useState } from 'react';
import { addMonths } from '../dates/addMonths';
import type { Day } from '../dates/Day';
import { splitDay } from '../dates/DayParts';
import { formatDay } from '../dates/formatDay';
import { startOfMonth } from '../dates/startOfMonth';
import { yearMonths } from '../dates/yearMonths';
import { createSheet } from '../sheet/createSheet';
import { useSheet } from '../sheet/useSheet';
import { hiddenClass } from '../theme/hiddenClass';
import classes from './Calendar.module.css';
import text from './Calendar.module.css?inline';
import { CalendarHead } from './CalendarHead';
import type { CalendarView } from './CalendarView';
import { DayGrid, type DayGridProps } from './DayGrid';
import { canStep, isYearWithin } from './isMonthWithin';
import { monthCells } from './monthCells';
import { PickGrid } from './PickGrid';
import { placeCursor } from './placeCursor';
import { useFocusStop } from './useFocusStop';
import { yearCells } from './yearCells';

const sheet = createSheet(text);

type PickView = Exclude<CalendarView, 'days'>;

/** One month of a calendar and the ways out of it. */
export interface CalendarPanelProps extends Omit<DayGridProps, 'label'> {
  /** Side by side, only the outer calendars have an arrow on their outer side. */
  readonly hasBack?: boolean;
  readonly hasOn?: boolean;
  readonly onStep: (months: number) => void;
  /** Called when a month is chosen. */
  readonly onJump: (month: Day) => void;
}

/** A month's days under its name, or the months or years to choose from instead. [C-CAL-01, C-CAL-02] */
export function CalendarPanel(props: CalendarPanelProps): ReactNode {
  const { setting, month, active, hasBack = true, hasOn = true, onStep, onJump } = props;
  const { limits, locale } = setting;
  const panel = useRef<HTMLDivElement>(null);
  const [pick, setPick] = useState<{ view: PickView; cursor: Day } | null>(null);
  useSheet(panel, sheet);
  const focusStop = useFocusStop(panel);
  const title = formatDay(month, locale, { month: 'long', year: 'numeric' });
  const view = pick?.view ?? 'days';
  const yearTitle = pick && formatDay(pick.cursor, locale, { year: 'numeric' });

  const toggle = (to: PickView) => {
    focusStop(to === view ? 'days' : to);
    setPick(to === view ? null : { view: to, cursor: placeCursor(to, month, setting) });
  };
  const go = (to: PickView, day: Day) => setPick({ view: to, cursor: placeCursor(to, day, setting) });
  const choose = (day: Day) => {
    setPick(null);
    // Choosing a year keeps the month.
    const years = splitDay(day).year - splitDay(month).year;
    onJump(view === 'months' ? day : addMonths(month, years * yearMonths));
  };
  const step = (by: -1 | 1) => {
    if (pick) go(pick.view, addMonths(pick.cursor, by * yearMonths));
    else onStep(by);
  };
  const canGo = (by: -1 | 1): boolean => {
    if (pick) return isYearWithin(addMonths(pick.cursor, by * yearMonths), limits);
    return canStep(month, by, limits);
  };

  return (
    <div ref={panel} className={classes.panel}>
      <CalendarHead
        {...{ setting, view }}
        month={pick?.view === 'months' ? pick.cursor : month}
        back={arrow(view, hasBack, canGo(-1))}
        on={arrow(view, hasOn, canGo(1))}
        onStep={step}
        onView={toggle}
      />
      <span role="status" className={hiddenClass}>
        {pick?.view === 'months' ? yearTitle : startOfMonth(active) === month && title}
      </span>
      {pick ? (
        <PickGrid
          view={pick.view}
          cursor={pick.cursor}
          setting={setting}
          label={pick.view === 'months' ? `${setting.texts.month}, ${yearTitle}` : setting.texts.year}
          cells={pick.view === 'months' ? monthCells(pick.cursor, month, setting) : yearCells(month, setting)}
          onMove={(day) => {
            focusStop(pick.view);
            go(pick.view, day);
          }}
          onChoose={choose}
        />
      ) : (
        <DayGrid {...props} label={title} />
      )}
    </div>
  );
}

/** Years scroll and need no arrows; months always have both, because each calendar turns its own years. */
function arrow(view: CalendarView, isWanted: boolean, canGo: boolean): 'none' | 'disabled' | 'enabled' {
  if (view === 'years' || (view === 'days' && !isWanted)) return 'none';
  return canGo ? 'enabled' : 'disabled';
}
