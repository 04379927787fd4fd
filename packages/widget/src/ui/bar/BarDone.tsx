import { Icon } from '@beckon/controls/Icon';
import { checkPath } from '@beckon/controls/icons/checkPath';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import type { SubmittedView } from '../../core/view/BodyView';
import { LinkButton } from '../forms/LinkButton';
import { useLostFocus } from '../parts/useLostFocus';
import classes from './BarDone.module.css';
import text from './BarDone.module.css?inline';

const sheet = createSheet(text);
const iconPx = 20;

/** What follows the opt-in, in one line; there is no room for pictures. [LAY-04, BAR-03] */
export function BarDone({ view: { title, description, link } }: { view: SubmittedView }): ReactNode {
  const line = useRef<HTMLDivElement>(null);
  useSheet(line, sheet);
  useLostFocus(line);
  return (
    <div ref={line} className={classes['line']} tabIndex={-1}>
      <span className={classes['check']}>
        <Icon path={checkPath} size={iconPx} />
      </span>
      <p className={classes['words']} dir="auto">
        {title !== '' && <strong className={classes['title']}>{title}</strong>} {description}
      </p>
      {link && <LinkButton label={link.label} url={link.url} newTab size="s" />}
    </div>
  );
}
