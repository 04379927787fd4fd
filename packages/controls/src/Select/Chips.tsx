import { type ReactNode, type RefObject, useRef } from 'react';
import { Button } from '../Button/Button';
import { closePath } from '../Icon/paths/closePath';
import type { ListOption } from '../SelectList/ListOption';
import classes from './Select.module.css';

/** The chosen options and how to remove one. */
export interface ChipsProps {
  readonly options: readonly ListOption[];
  readonly chosen: readonly string[];
  readonly removePattern: string;
  readonly disabled: boolean;
  /** Where the focus goes when the last chip is gone. */
  readonly fallback: RefObject<HTMLElement | null>;
  readonly onRemove: (value: string) => void;
}

/** The chosen options one by one under a select, each with a button that removes it. */
export function Chips(props: ChipsProps): ReactNode {
  const { options, chosen, removePattern, disabled, fallback, onRemove } = props;
  const list = useRef<HTMLUListElement>(null);
  const remove = (value: string, at: number) => {
    // Before its button goes: a neighbor takes the focus, so that the next press removes the next one.
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? fallback.current)?.focus();
    onRemove(value);
  };
  return (
    <ul ref={list} className={classes.chips}>
      {chosen.map((value, at) => {
        const label = options.find((option) => option.value === value)?.label ?? value;
        return (
          <li key={value} className={classes.chip}>
            <span className={classes.chipLabel}>{label}</span>
            <Button
              variant="ghost"
              size="s"
              icon={closePath}
              className={classes.remove}
              disabled={disabled}
              aria-label={removePattern.split('%label%').join(label)}
              onClick={() => remove(value, at)}
            />
          </li>
        );
      })}
    </ul>
  );
}
