import { layout } from '@beckon/contract';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Day } from '../dates/Day';
import { joinNames } from '../sheet/joinNames';
import classes from './Calendar.module.css';
import { type CalendarView, pickColumns } from './CalendarView';
import { GridCell } from './GridCell';
import { dayUnder, type GridKeys, pressGrid } from './pressGrid';

/** A month or a year to choose, represented by its first day. */
export interface PickCell {
  readonly day: Day;
  readonly text: string;
  readonly label: string;
  readonly isDisabled: boolean;
  /** The one that the calendar shows. */
  readonly isSelected: boolean;
  /** The one that contains today. */
  readonly isCurrent: boolean;
}

/** Months or years, and how the keys move through them. */
export interface PickGridProps extends GridKeys {
  readonly view: Exclude<CalendarView, 'days'>;
  readonly label: string;
  readonly cells: readonly PickCell[];
}

/** The months of a year, or the years, three in a row. [C-CAL-01, C-CAL-05, C-CAL-08, C-RANGE-14] */
export function PickGrid(props: PickGridProps): ReactNode {
  const { view, label, cells, cursor } = props;
  const box = useRef<HTMLDivElement>(null);
  const choose = (day: Day | undefined) => {
    if (day && cells.some((cell) => cell.day === day && !cell.isDisabled)) props.onChoose(day);
  };
  // Before the first paint; scrollIntoView would scroll the host page as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cursor means another row
  useLayoutEffect(() => {
    const row = box.current?.querySelector<HTMLElement>('[data-stop]')?.parentElement;
    if (box.current && row)
      box.current.scrollTop = row.offsetTop - (box.current.clientHeight - row.offsetHeight) / 2;
  }, [cursor, view]);

  return (
    <div ref={box} className={classes.scroll} style={{ height: layout.calendarBodyHeightPx }}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table navigated with the keyboard
        role="grid"
        aria-label={label}
        className={joinNames(classes.picks, classes[view])}
        onKeyDown={(event) => pressGrid(event, { ...props, onChoose: choose })}
        onClick={(event) => choose(dayUnder(event))}
      >
        <tbody>
          {rowsOf(cells).map((row) => (
            <tr key={row[0]?.day}>
              {row.map((cell) => (
                <GridCell key={cell.day} {...cell} view={view} isStop={cell.day === cursor} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function rowsOf(cells: readonly PickCell[]): ReadonlyArray<readonly PickCell[]> {
  return Array.from({ length: Math.ceil(cells.length / pickColumns) }, (_, row) =>
    cells.slice(row * pickColumns, (row + 1) * pickColumns),
  );
}
