import { type MouseEvent, type ReactNode, type RefObject, useRef } from 'react';
import { frame } from '../Field/frame';
import { createSheet } from '../sheet/createSheet';
import { joinNames } from '../sheet/joinNames';
import { useSheet } from '../sheet/useSheet';
import classes from './InputBox.module.css';
import text from './InputBox.module.css?inline';

const sheet = createSheet(text);

/** The frame around a native input and what is before and after it. */
export interface InputBoxProps {
  readonly input: RefObject<HTMLElement | null>;
  readonly disabled?: boolean | undefined;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly className?: string | undefined;
  readonly boxRef?: RefObject<HTMLDivElement | null>;
  readonly onAnimationEnd?: () => void;
  readonly children: ReactNode;
}

/** Draws the frame of a text field; a press anywhere in it focuses the input. */
export function InputBox(props: InputBoxProps): ReactNode {
  const { input, disabled, prefix, suffix, className, onAnimationEnd, children } = props;
  const own = useRef<HTMLDivElement>(null);
  const box = props.boxRef ?? own;
  useSheet(box, frame.sheet);
  useSheet(box, sheet);

  const press = (event: MouseEvent) => {
    if ((event.target as Element).closest('input, textarea, button, a, select')) return;
    // Otherwise the press would take the focus from the input first.
    event.preventDefault();
    input.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a larger target for the pointer; keys use the input itself
    <div
      ref={box}
      className={joinNames(frame.className, classes.box, className)}
      data-disabled={disabled ? '' : undefined}
      onMouseDown={press}
      onAnimationEnd={onAnimationEnd}
    >
      {prefix && <span className={classes.slot}>{prefix}</span>}
      {children}
      {suffix && <span className={classes.slot}>{suffix}</span>}
    </div>
  );
}
