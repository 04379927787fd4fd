import { Dialog } from '@beckon/controls/Dialog';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import type { LayoutProps } from '../LayoutProps';
import { Badge } from '../parts/Badge';
import { Card } from '../parts/Card';
import { CloseButton } from '../parts/CloseButton';
import { useKeyboard } from '../useKeyboard';
import classes from './Modal.module.css';
import text from './Modal.module.css?inline';

const sheet = createSheet(text);

/** A dialog in the middle of the page; its close button, the backdrop and Escape are manual closes. [OVL-02, OVL-06, OPEN-13, OPEN-14, A-29] */
export function Modal({ view, open, parts, send }: LayoutProps<'modal'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useSheet(frame, sheet);
  useKeyboard(frame);
  const { id, card } = view;
  const close = () => send({ type: 'instance.closeAsked', id, manual: true });

  return (
    <Dialog open={open} onClose={close} label={view.name} className={classes['modal']}>
      <div ref={frame} className={classes['frame']}>
        <CloseButton onClick={close} />
        <Card id={id} view={card} parts={parts} send={send} roomBy="window" />
        <Badge url={view.badgeUrl} />
      </div>
    </Dialog>
  );
}
