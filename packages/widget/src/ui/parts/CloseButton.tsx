import { texts } from '@beckon/contract';
import { Icon } from '@beckon/controls/Icon';
import { closePath } from '@beckon/controls/icons/closePath';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import classes from './CloseButton.module.css';
import text from './CloseButton.module.css?inline';

const sheet = createSheet(text);
const iconPx = 18;

/** The round button in the corner. [OPEN-13] */
export function CloseButton({ onClick }: { onClick: () => void }): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useSheet(button, sheet);
  return (
    <button
      ref={button}
      type="button"
      className={classes['button']}
      aria-label={texts.close}
      onClick={onClick}
    >
      <Icon path={closePath} size={iconPx} />
    </button>
  );
}
