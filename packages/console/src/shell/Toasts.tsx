import { Button } from '@beckon/controls/Button';
import { closePath } from '@beckon/controls/icons/closePath';
import { type ReactNode, useEffect, useRef } from 'react';
import { toasts } from '../data/toasts';
import { adopt } from '../style/adopt';
import classes from './Toasts.module.css';
import text from './Toasts.module.css?inline';

adopt(text);

/** The key that leads to the notices, and from the last of them back. */
const reachKey = 'F8';

/** Short notices in the corner; they are announced, wait for whoever is at them, and what can be undone can be undone there. */
export function Toasts(): ReactNode {
  const shown = toasts.use();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const first = box.current?.querySelector('button');
      if (event.key !== reachKey || !first) return;
      event.preventDefault();
      before.current = document.activeElement;
      first.focus();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  const close = (id: number): void => {
    const hadFocus = box.current?.contains(document.activeElement);
    const origin = before.current ?? document.getElementById('content');
    toasts.drop(id);
    // A button that is gone tells nobody that it has lost the focus.
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
            aria-label="Close this notice"
            onClick={() => close(id)}
          />
        </div>
      ))}
    </div>
  );
}
