import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { SmsLinkView } from '../../core/view/BodyView';
import type { FormProps } from './FormProps';
import { LegalNotice } from './LegalNotice';
import { LinkButton } from './LinkButton';
import classes from './SmsLink.module.css';
import text from './SmsLink.module.css?inline';

const sheet = createSheet(text);
/** Until the real address exists: a link that can be focused and pressed, but is never followed. */
const bareLink = 'sms:';
const rightButton = 2;

/** A link to the messages app; a tap before its ref exists is followed once it does. [SMS-08, SMS-11, A-88, A-93] */
export function SmsLink({ id, view, send, compact = false }: FormProps<SmsLinkView>): ReactNode {
  const { url } = view;
  const box = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [isAwaited, setAwaited] = useState(false);
  useSheet(box, sheet);

  const isBare = url === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested when the form is shown, and when the host has removed the link.
  useEffect(() => {
    if (isBare) send({ type: 'smsRef.wanted', id });
  }, [id, isBare]);

  useEffect(() => {
    if (!isAwaited || isBare) return;
    setAwaited(false);
    link.current?.click();
  }, [isAwaited, isBare]);

  const press = (event: MouseEvent): void => {
    if (event.button === rightButton) return;
    if (view.legal.isChecked === false) {
      event.preventDefault();
      // Without consent the link is not followed; the core shows why.
      send({ type: 'phone.submitted', id, phoneNumber: null });
      return;
    }
    if (!isBare) {
      // The browser follows the link; the core only learns that it was used.
      send({ type: 'smsLink.followed', id });
      return;
    }
    event.preventDefault();
    setAwaited(true);
    // In case the first request was lost; the core ignores duplicates.
    send({ type: 'smsRef.wanted', id });
  };
  return (
    <div ref={box} className={joinNames(classes['box'], compact && classes['compact'])}>
      <LinkButton
        label={view.buttonText}
        url={url || bareLink}
        wide={!compact}
        isBusy={isBare}
        isAwaited={isAwaited}
        onPress={press}
        linkRef={link}
      />
      <LegalNotice id={id} view={view.legal} send={send} />
    </div>
  );
}
