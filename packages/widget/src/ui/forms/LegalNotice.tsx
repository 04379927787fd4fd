import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { Fragment, type ReactNode, useRef } from 'react';
import type { Event } from '../../core/Event';
import type { LegalView } from '../../core/view/BodyView';
import { usePart } from '../usePart';
import classes from './LegalNotice.module.css';
import text from './LegalNotice.module.css?inline';

const sheet = createSheet(text);
/** Loads the box to tick; where one is required, no form is drawn without it. */
export const loadAgreement = () => import('./Agreement').then(({ Agreement }) => Agreement);

type LegalNoticeProps = { id: string; view: LegalView; send: (event: Event) => void };

/** The text a visitor agrees to, always fully visible; where the law requires it, with a box to tick. [SMS-11, SMS-12, A-45] */
export function LegalNotice({ view, ...given }: LegalNoticeProps): ReactNode {
  const words = useRef<HTMLParagraphElement & HTMLDivElement>(null);
  useSheet(words, sheet);
  const isTicked = view.isChecked !== undefined;
  const Agreement = usePart(loadAgreement, isTicked);
  const Words = isTicked ? 'div' : 'p';
  const whole = [
    view.text,
    ...view.links.map(({ label, url }) => (
      <Fragment key={label}>
        {' '}
        <a className={classes['link']} href={url} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      </Fragment>
    )),
  ];
  return (
    <Words ref={words} className={classes['legal']} dir="auto">
      {Agreement ? <Agreement view={view} words={whole} {...given} /> : whole}
    </Words>
  );
}
