import { Icon } from '@beckon/controls/Icon';
import { checkPath } from '@beckon/controls/icons/checkPath';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { SubmittedView } from '../../core/view/BodyView';
import classes from './SubmittedMessage.module.css';
import text from './SubmittedMessage.module.css?inline';

const sheet = createSheet(text);
const iconPx = 32;

/** The moment after the opt-in; it takes the focus that the form has lost. [LAY-04, SUB-02] */
export function SubmittedMessage({ view }: { view: SubmittedView }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useSheet(box, sheet);
  useLayoutEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} className={classes['box']} role="status" tabIndex={-1}>
      <span className={classes['check']}>
        <Icon path={checkPath} size={iconPx} />
      </span>
      {view.title !== '' && (
        <h2 className={classes['title']} dir="auto">
          {view.title}
        </h2>
      )}
      {view.description !== '' && <p className={classes['description']}>{view.description}</p>}
    </div>
  );
}
