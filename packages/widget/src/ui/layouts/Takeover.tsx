import { Dialog } from '@beckon/controls/Dialog';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import type { LayoutProps } from '../LayoutProps';
import { Background } from '../parts/Background';
import { Badge } from '../parts/Badge';
import { Card } from '../parts/Card';
import { CloseButton } from '../parts/CloseButton';
import { isOnCard } from '../parts/isOnCard';
import { useKeyboard } from '../useKeyboard';
import classes from './Takeover.module.css';
import text from './Takeover.module.css?inline';

const sheet = createSheet(text);

/** A dialog that fills the window, with a picture or a video behind its text, as dark as configured. [OVL-03, OVL-04, OVL-05, OVL-06, OPEN-13, A-29] */
export function Takeover({ view, open, parts, send }: LayoutProps<'takeover'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useSheet(frame, sheet);
  useKeyboard(frame);
  const { id, card, background } = view;
  const close = () => send({ type: 'instance.closeAsked', id, manual: true });

  return (
    <Dialog open={open} onClose={close} label={view.name} className={classes['takeover']}>
      <div ref={frame} className={classes['frame']}>
        <Background view={background} send={send} />
        {isOnCard(background) && background.layer === undefined && <div className={classes['veil']} />}
        <CloseButton onClick={close} />
        <div className={joinNames(classes['words'], isOnCard(background) && classes['onCard'])}>
          <Card id={id} view={card} parts={parts} send={send} />
          <Badge url={view.badgeUrl} />
        </div>
      </div>
    </Dialog>
  );
}
