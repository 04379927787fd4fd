import { Icon } from '@beckon/controls/Icon';
import { checkPath } from '@beckon/controls/icons/checkPath';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import type { DoneView } from '../../core/view/BodyView';
import { useLostFocus } from '../parts/useLostFocus';
import classes from './Done.module.css';
import text from './Done.module.css?inline';

const sheet = createSheet(text);

/** Replaces a button after its success. [EMB-04] */
export function Done({ view }: { view: DoneView }): ReactNode {
  const box = useRef<HTMLParagraphElement>(null);
  useSheet(box, sheet);
  useLostFocus(box);
  return (
    <p ref={box} className={classes['done']} tabIndex={-1}>
      <Icon path={checkPath} />
      {view.label}
    </p>
  );
}
