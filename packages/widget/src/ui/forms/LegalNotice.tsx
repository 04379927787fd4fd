import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { Fragment, type ReactNode, useRef } from 'react';
import type { LegalView } from '../../core/view/BodyView';
import classes from './LegalNotice.module.css';
import text from './LegalNotice.module.css?inline';

const sheet = createSheet(text);

/** The words a visitor agrees to, always in full view. [SMS-11, SMS-12, A-45] */
export function LegalNotice({ view }: { view: LegalView }): ReactNode {
  const words = useRef<HTMLParagraphElement>(null);
  useSheet(words, sheet);
  return (
    <p ref={words} className={classes['legal']} dir="auto">
      {view.text}
      {view.links.map(({ label, url }) => (
        <Fragment key={label}>
          {' '}
          <a className={classes['link']} href={url} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
