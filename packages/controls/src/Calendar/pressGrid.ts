import type { KeyboardEvent } from 'react';
import type { Day } from '../dates/Day';
import { firstWeekday } from '../dates/firstWeekday';
import { isRtl } from '../dates/isRtl';
import type { CalendarSetting } from './CalendarSetting';
import type { CalendarView } from './CalendarView';
import { moveCursor } from './moveCursor';

/** A grid, the cell the keyboard is on, and what can be done with it. */
export interface GridKeys {
  readonly view: CalendarView;
  readonly cursor: Day;
  readonly setting: CalendarSetting;
  readonly onMove: (day: Day) => void;
  readonly onChoose: (day: Day) => void;
}

/** Handles a key in a grid: the arrows and page keys move, Enter and Space choose. */
export function pressGrid(event: KeyboardEvent<HTMLElement>, grid: GridKeys): void {
  const { view, cursor, setting, onMove, onChoose } = grid;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const next = moveCursor(view, cursor, {
    key: event.key,
    shiftKey: event.shiftKey,
    rtl: isRtl(event.currentTarget),
    weekStart: firstWeekday(setting.locale),
    today: setting.today,
  });
  if (next !== undefined) onMove(next);
  else if (event.key === 'Enter' || event.key === ' ') onChoose(cursor);
  else return;
  event.preventDefault();
}

/** The day of the cell that an event came from. */
export function dayUnder(event: { readonly target: EventTarget }): Day | undefined {
  return (event.target as Element).closest<HTMLElement>('[data-day]')?.dataset.day;
}
