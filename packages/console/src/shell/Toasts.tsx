import { Button } from '@beckon/controls/Button';
import { closePath } from '@beckon/controls/icons/closePath';
import { type ReactNode, useEffect, useRef } from 'react';
import { copy } from '../copy/copy';
import { toasts } from '../data/toasts';
import { adopt } from '../style/adopt';
import classes from './Toasts.module.css';
import text from './Toasts.module.css?inline';

adopt(text);

/** Moves the focus to the notifications. */
const reachKey = 'F8';

/** Notifications in the corner. Screen readers announce them, they stay while hovered or focused, and they can offer an undo. */
export function Toasts(): ReactNode {
  const shown = toasts.use();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      const first = box.current?.querySelector('button');
      if (event.key !== reachKey || !first) return;
      event.preventDefault();
      before.current = document.activeElement;
      first.focus();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, []);
  const close = (id: number): void => {
    const hadFocus = box.current?.contains(document.activeElement);
    const origin = before.current ?? document.getElementById('content');
    toasts.drop(id);
    // A removed button fires no blur event.
    toasts.letGo();
    if (hadFocus && origin instanceof HTMLElement) origin.focus({ preventScroll: true });
    before.current = null;
  };
  return (
    <div
      ref={box}
      className={classes['toasts']}
      role="status"
      aria-live="polite"
      onPointerMove={toasts.hold}
      onPointerLeave={toasts.letGo}
      onFocus={toasts.hold}
      onBlur={toasts.letGo}
    >
      {shown.map(({ id, text: words, tone, action }) => (
        <div key={id} className={classes['toast']} data-tone={tone}>
          <span className={classes['words']}>{words}</span>
          {action && (
            <Button
              variant="ghost"
              size="s"
              onClick={() => {
                close(id);
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
            aria-label={copy.shell.dismiss}
            onClick={() => close(id)}
          />
        </div>
      ))}
    </div>
  );
}
