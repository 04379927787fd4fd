import { Dialog } from '@beckon/controls/Dialog';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import type { LayoutProps } from '../LayoutProps';
import { Badge } from '../parts/Badge';
import { CloseButton } from '../parts/CloseButton';
import { Headline } from '../parts/Headline';
import { SubmittedMessage } from '../parts/SubmittedMessage';
import classes from './Modal.module.css';
import text from './Modal.module.css?inline';

const sheet = createSheet(text);

/** A dialog in the middle of the page; its close button, the backdrop and Escape close it by hand. [OVL-02, OVL-06, OPEN-13, OPEN-14, A-29] */
export function Modal({ view, open, parts, send }: LayoutProps<'modal'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useSheet(frame, sheet);
  const { id, card } = view;
  const { body } = card;
  const close = () => send({ type: 'instance.closeAsked', id, manual: true });
  const SmsForm = parts.smsForm?.SmsForm;

  return (
    <Dialog open={open} onClose={close} label={view.name}>
      <div ref={frame} className={classes['frame']}>
        <CloseButton onClick={close} />
        <div className={classes['column']}>
          {body.kind === 'submitted' ? (
            <SubmittedMessage view={body} />
          ) : (
            <>
              <Headline title={card.title} description={card.description} />
              {SmsForm && body.kind === 'phone' && (
                <SmsForm id={id} view={body} countries={parts.smsForm?.countries ?? []} send={send} />
              )}
            </>
          )}
        </div>
        <Badge url={view.badgeUrl} />
      </div>
    </Dialog>
  );
}
