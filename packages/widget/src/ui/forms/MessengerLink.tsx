import { messengerTexts } from '@beckon/contract/data/messengerTexts';
import { Icon } from '@beckon/controls/Icon';
import { Spinner } from '@beckon/controls/Spinner';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import type { MessengerLinkView } from '../../core/view/BodyView';
import { codePath } from '../icons/codePath';
import { messengerPath } from '../icons/messengerPath';
import { usePart } from '../usePart';
import type { FormProps } from './FormProps';
import { LinkButton } from './LinkButton';
import classes from './MessengerLink.module.css';
import text from './MessengerLink.module.css?inline';

const sheet = createSheet(text);
const spinnerPx = 16;
const rightButton = 2;
/** The code renderer, which only desktops load; without it the plate stays empty, and the link leads to the same place. */
const loadQrCode = () => import('../parts/QrCode').then(({ QrCode }) => QrCode);

/** A messenger link; after a press it waits for the opt-in, and on a desktop it shows a code for the phone. [REND-07, REND-08, A-32, A-79, A-93, EMB-03] */
export function MessengerLink({ id, view, send, compact = false }: FormProps<MessengerLinkView>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useSheet(box, sheet);
  const code = compact ? undefined : view.qr;
  const [isAsked, setAsked] = useState(false);
  const asks = view.isAlone && code !== undefined;
  const isShown = code !== undefined && (!asks || isAsked);
  const QrCode = usePart(loadQrCode, isShown);
  // The browser follows the link; the core only learns that it was used.
  const press = ({ button }: MouseEvent): void => {
    if (button !== rightButton) send({ type: 'instance.submitAsked', id });
  };
  return (
    <div ref={box} className={joinNames(classes['box'], compact && classes['compact'])}>
      <div className={joinNames(classes['main'], asks && classes['split'])}>
        <LinkButton
          label={view.label}
          url={view.url}
          newTab
          size={view.size}
          wide={!compact}
          icon={messengerPath}
          onPress={press}
        />
        {asks && (
          <button
            type="button"
            className={classes['ask']}
            aria-label={messengerTexts.askForCode}
            aria-expanded={isAsked}
            onClick={() => setAsked(!isAsked)}
          >
            <Icon path={codePath} />
          </button>
        )}
        <p role="status" className={classes['waiting']} dir="auto">
          {view.isWaiting && (
            <>
              <Spinner size={spinnerPx} />
              {messengerTexts.waiting}
            </>
          )}
        </p>
      </div>
      {isShown && (
        <figure className={classes['figure']}>
          <div className={classes['plate']}>
            {QrCode && <QrCode text={code} label={messengerTexts.code} />}
          </div>
          <figcaption className={classes['caption']} dir="auto">
            {messengerTexts.scanCode}
          </figcaption>
        </figure>
      )}
    </div>
  );
}
