import type { ReactNode } from 'react';
import type { Day } from '../dates/Day';
import { joinNames } from '../sheet/joinNames';
import classes from './Calendar.module.css';
import type { CalendarView } from './CalendarView';
import type { DayLook } from './describeDay';

/** One day, month or year, and its state in the grid. */
export interface GridCellProps {
  /** The day itself, or the first day of the month or year. */
  readonly day: Day;
  readonly view: CalendarView;
  readonly label: string;
  readonly text: string;
  readonly isSelected: boolean;
  readonly isDisabled: boolean;
  /** Today, or the month or year that contains it. */
  readonly isCurrent: boolean;
  /** The one cell of the grid that Tab reaches. */
  readonly isStop: boolean;
  readonly isNeighbour?: boolean;
  readonly place?: DayLook['place'];
}

/** A cell of a calendar's grid. [C-CAL-06, C-CAL-07, A-63] */
export function GridCell(props: GridCellProps): ReactNode {
  const { day, view, label, text, isSelected, isDisabled, isCurrent, isStop, isNeighbour, place } = props;
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the role of a grid's cell
      role="gridcell"
      aria-label={label}
      aria-selected={isSelected}
      aria-disabled={isDisabled || undefined}
      aria-current={isCurrent ? 'date' : undefined}
      tabIndex={isStop ? 0 : isDisabled ? undefined : -1}
      data-stop={isStop ? view : undefined}
      data-day={day}
      data-place={place}
      className={joinNames(classes.cell, isNeighbour && classes.neighbour)}
    >
      <span className={view === 'days' ? classes.day : classes.pick}>{text}</span>
    </td>
  );
}
