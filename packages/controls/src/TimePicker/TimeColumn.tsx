import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { padTwo } from '../dates/DayParts';
import { moveActive } from '../PhoneInput/moveActive';
import { useUid } from '../uid/useUid';
import classes from './TimePicker.module.css';
import { typeItem } from './typeItem';
import { useColumnScroll } from './useColumnScroll';

/** Numbers from 0 and the one that is chosen. */
export interface TimeColumnProps {
  readonly label: string;
  readonly count: number;
  /** The first and the last number inside the limits. [C-TIME-03] */
  readonly within: readonly [first: number, last: number];
  /** The number in the middle. */
  readonly at: number;
  /** False while there is no time yet. */
  readonly isChosen: boolean;
  readonly onChoose: (item: number) => void;
}

/** A column of two-digit numbers to choose from by scrolling, pressing or keys. [C-TIME-02, C-TIME-03, C-TIME-04] */
export function TimeColumn({ label, count, within, at, isChosen, onChoose }: TimeColumnProps): ReactNode {
  const column = useRef<HTMLDivElement>(null);
  const typed = useRef('');
  const id = useUid();
  const handleScroll = useColumnScroll({ column, count, at, onRest: onChoose });
  const [first, last] = within;
  const press = (event: KeyboardEvent) => {
    typed.current = typeItem(typed.current, event.key, count);
    const next = typed.current === '' ? moveActive(event.key, at, count) : Number(typed.current);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(Math.min(last, Math.max(first, next)));
  };
  const pick = (event: MouseEvent) => {
    const item = (event.target as Element).closest<HTMLElement>('[data-item]:not([aria-disabled])')?.dataset
      .item;
    if (item) onChoose(Number(item));
  };
  return (
    <div
      ref={column}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${at}`}
      className={classes.column}
      data-at={at}
      onScroll={handleScroll}
      onKeyDown={press}
      onClick={pick}
    >
      {Array.from({ length: count }, (_, item) => (
        <div
          key={padTwo(item)}
          id={`${id}-${item}`}
          role="option"
          tabIndex={-1}
          aria-selected={isChosen && item === at}
          aria-disabled={item < first || item > last ? true : undefined}
          data-item={item}
          className={classes.item}
        >
          {padTwo(item)}
        </div>
      ))}
    </div>
  );
}
