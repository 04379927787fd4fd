import { controls } from '@beckon/contract';
import { type ReactNode, useRef } from 'react';
import { createSheet } from '../sheet/createSheet';
import { useSheet } from '../sheet/useSheet';
import classes from './Spinner.module.css';
import text from './Spinner.module.css?inline';

const sheet = createSheet(text);

/** The size of a spinner and what it waits for. */
export interface SpinnerProps {
  readonly size?: number | undefined;
  /** What is loading, for screen readers; without it the spinner is decorative. */
  readonly label?: string | undefined;
}

/** A turning ring in the current color; with reduced motion it fades instead. [C-BTN-06, CONST-09] */
export function Spinner({ size = controls.spinnerPx, label }: SpinnerProps): ReactNode {
  const ring = useRef<SVGSVGElement>(null);
  useSheet(ring, sheet);
  const turning = (
    <svg
      aria-hidden="true"
      ref={ring}
      className={classes.spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      focusable="false"
    >
      <circle className={classes.track} cx="12" cy="12" r="9" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
  return label ? (
    <span role="status" aria-label={label}>
      {turning}
    </span>
  ) : (
    turning
  );
}
