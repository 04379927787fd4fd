import { type ReactNode, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import { alertPath } from '../Icon/paths/alertPath';
import { createSheet } from '../sheet/createSheet';
import { useSheet } from '../sheet/useSheet';
import classes from './FieldError.module.css';
import text from './FieldError.module.css?inline';

const sheet = createSheet(text);
const iconSizePx = 16;

/** What is wrong, and the id by which an input refers to it. */
export interface FieldErrorProps {
  readonly id: string;
  readonly error: string | undefined;
}

/** An error under an input; the announcing element waits in the page, so that what comes into it is heard. [SMS-05] */
export function FieldError({ id, error }: FieldErrorProps): ReactNode {
  const alert = useRef<HTMLDivElement>(null);
  useSheet(alert, sheet);
  return (
    <div ref={alert} role="alert" id={id} className={classes.alert}>
      {error && (
        <div className={classes.error}>
          <Icon path={alertPath} size={iconSizePx} className={classes.icon} />
          {error}
        </div>
      )}
    </div>
  );
}
