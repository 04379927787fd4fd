import { Icon } from '@beckon/controls/Icon';
import { checkPath } from '@beckon/controls/icons/checkPath';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import type { Event } from '../../core/Event';
import type { SubmittedView } from '../../core/view/BodyView';
import { LinkButton } from '../forms/LinkButton';
import { messengerPath } from '../icons/messengerPath';
import { Media } from './Media';
import classes from './SubmittedMessage.module.css';
import text from './SubmittedMessage.module.css?inline';
import { useLostFocus } from './useLostFocus';

const sheet = createSheet(text);
const iconPx = 32;

type SubmittedMessageProps = { view: SubmittedView; send: (event: Event) => void; level?: 1 | 2 | undefined };

/** What follows the opt-in, with one clear next step; it takes the focus that the form has lost. [LAY-04, SUB-02] */
export function SubmittedMessage({ view, send, level = 2 }: SubmittedMessageProps): ReactNode {
  const { title, description, media, mediaPlace, link } = view;
  const box = useRef<HTMLDivElement>(null);
  const Title = `h${level}` as const;
  useSheet(box, sheet);
  useLostFocus(box);
  const picture = media && (
    <div className={classes['media']}>
      <Media view={media} send={send} />
    </div>
  );
  return (
    <div ref={box} className={classes['box']} tabIndex={-1}>
      {mediaPlace !== 'after_title' && mediaPlace !== 'bottom' && picture}
      <span className={classes['check']}>
        <Icon path={checkPath} size={iconPx} />
      </span>
      {title !== '' && (
        <Title className={classes['title']} dir="auto">
          {title}
        </Title>
      )}
      {mediaPlace === 'after_title' && picture}
      {description !== '' && (
        <p className={classes['description']} dir="auto">
          {description}
        </p>
      )}
      {mediaPlace === 'bottom' && picture}
      {link && (
        <div className={classes['link']}>
          <LinkButton label={link.label} url={link.url} newTab icon={messengerPath} wide />
        </div>
      )}
    </div>
  );
}
