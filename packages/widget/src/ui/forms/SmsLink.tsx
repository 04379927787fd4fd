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
/** Until the real address is there: a link that holds the focus and can be pressed, but is never followed. */
const bareLink = 'sms:';
const rightButton = 2;

/** A link into the messages app; a tap that comes before its ref is made is followed once it is there. [SMS-08, SMS-11, A-88, A-93] */
export function SmsLink({ id, view, send, compact = false }: FormProps<SmsLinkView>): ReactNode {
  const { url } = view;
  const box = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const [isAwaited, setAwaited] = useState(false);
  useSheet(box, sheet);

  const isBare = url === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when the form is shown, and when the host has taken the link away.
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
      // Without consent nothing leads on; the core says so.
      send({ type: 'phone.submitted', id, phoneNumber: null });
      return;
    }
    if (!isBare) {
      // The link leads on by itself; the core only hears that it was used.
      send({ type: 'smsLink.followed', id });
      return;
    }
    event.preventDefault();
    setAwaited(true);
    // Should the first wish have been lost, this one is heard; the core keeps them apart.
    send({ type: 'smsRef.wanted', id });
  };
  return (
    <div ref={box} className={joinNames(classes['box'], compact && classes['compact'])}>
      <LinkButton
        label={view.buttonText}
        url={url || bareLink}
        wide={!compact}
        isBusy={isBare}
        isTurning={isAwaited}
        onPress={press}
        linkRef={link}
      />
      <LegalNotice id={id} view={view.legal} send={send} />
    </div>
  );
}
