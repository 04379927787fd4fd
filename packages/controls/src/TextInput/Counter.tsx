import type { ReactNode } from 'react';
import { hiddenClass } from '../theme/hiddenClass';
import classes from './InputBox.module.css';
import { textInputTexts } from './textInputTexts';

/** From here on a screen reader announces how much room is left. */
const warnFrom = 10;

/** A text's length and its maximum. */
export interface CounterProps {
  readonly length: number;
  readonly maxLength: number;
  /** A text with `%count%` in it. */
  readonly leftText?: string | undefined;
}

/** Shows how much of a text's maximum is used, and announces when it runs out. */
export function Counter({ length, maxLength, leftText = textInputTexts.left }: CounterProps): ReactNode {
  const left = Math.max(0, maxLength - length);
  return (
    <>
      <span className={classes.count} aria-hidden="true" dir="ltr">
        {length}/{maxLength}
      </span>
      <span className={hiddenClass} role="status">
        {left <= warnFrom && leftText.replace('%count%', String(left))}
      </span>
    </>
  );
}
