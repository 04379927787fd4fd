import { Button } from '@beckon/controls/Button';
import { closePath } from '@beckon/controls/icons/closePath';
import type { ReactNode } from 'react';
import { toasts } from '../data/toasts';
import { adopt } from '../style/adopt';
import classes from './Toasts.module.css';
import text from './Toasts.module.css?inline';

adopt(text);

/** Short notices in the corner; they are announced, and what can be undone can be undone there. */
export function Toasts(): ReactNode {
  const shown = toasts.use();
  return (
    <div className={classes['toasts']} role="status" aria-live="polite">
      {shown.map(({ id, text: words, tone, action }) => (
        <div key={id} className={classes['toast']} data-tone={tone}>
          <span className={classes['words']}>{words}</span>
          {action && (
            <Button
              variant="ghost"
              size="s"
              onClick={() => {
                toasts.drop(id);
                action.act();
              }}
            >
              {action.label}
            </Button>
          )}
          <Button
            variant="ghost"
            size="s"
            icon={closePath}
            aria-label="Close this notice"
            onClick={() => toasts.drop(id)}
          />
        </div>
      ))}
    </div>
  );
}
