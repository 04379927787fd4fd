import { type ReactNode, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import { alertPath } from '../Icon/paths/alertPath';
import { createSheet } from '../sheet/createSheet';
import { useSheet } from '../sheet/useSheet';
import classes from './FieldError.module.css';
import text from './FieldError.module.css?inline';
import { useHeld } from './useHeld';

const sheet = createSheet(text);
const iconSizePx = 16;

/** The error, and the id by which an input refers to it. */
export interface FieldErrorProps {
  readonly id: string;
  readonly error: string | undefined;
}

/** An error under an input; its live region is always in the page, so that new text is announced; the error neither appears nor disappears during a press. [SMS-05, C-DATE-06] */
export function FieldError({ id, error }: FieldErrorProps): ReactNode {
  const alert = useRef<HTMLDivElement>(null);
  useSheet(alert, sheet);
  const words = useHeld(error, alert);
  return (
    <div ref={alert} role="alert" id={id} className={classes.alert}>
      {words && (
        <div className={classes.error}>
          <Icon path={alertPath} size={iconSizePx} className={classes.icon} />
          {words}
        </div>
      )}
    </div>
  );
}
