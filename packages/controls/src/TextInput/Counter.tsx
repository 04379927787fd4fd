import type { ReactNode } from 'react';
import { hiddenClass } from '../theme/hiddenClass';
import classes from './InputBox.module.css';
import { textInputTexts } from './textInputTexts';

/** From here on a screen reader hears how much room is left. */
const warnFrom = 10;

/** How long a text is and may be. */
export interface CounterProps {
  readonly length: number;
  readonly maxLength: number;
  /** Words with `%count%` in them. */
  readonly leftText?: string | undefined;
}

/** Shows how much of a text's room is used, and says so when it runs out. */
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
