import { omnichatTexts } from '@beckon/contract/data/omnichatTexts';
import { Icon } from '@beckon/controls/Icon';
import { closePath } from '@beckon/controls/icons/closePath';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import classes from './SpeechCard.module.css';
import text from './SpeechCard.module.css?inline';
import { useLastValue } from './useLastValue';

/** Also used by what is below the text. */
export const sheet = createSheet(text);

const iconPx = 16;

type SpeechCardProps = {
  /** Undefined: the card goes away. */
  text: string | undefined;
  /** Where the text leads; without it the text is a button. */
  url?: string;
  onPress: () => void;
  onClose: () => void;
};

/** A short text next to the bubble; pressing it does what the bubble does. [OMNI-20, OMNI-21, CCHAT-06] */
export function SpeechCard({ text: words, ...card }: SpeechCardProps): ReactNode {
  const last = useLastValue(words, words !== undefined);
  return (
    <div aria-live="polite">
      {last !== undefined && <Card {...card} text={last} isShown={words !== undefined} />}
    </div>
  );
}

type CardProps = Omit<SpeechCardProps, 'text'> & { text: string; isShown: boolean };

function Card({ text: words, url, isShown, onPress, onClose }: CardProps): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  useSheet(card, sheet);
  const lines = <span className={classes['lines']}>{words}</span>;
  return (
    <div ref={card} className={joinNames(classes['card'], isShown && classes['shown'])}>
      {url === undefined ? (
        <button type="button" className={classes['words']} dir="auto" onClick={onPress}>
          {lines}
        </button>
      ) : (
        <a
          className={classes['words']}
          dir="auto"
          href={url}
          target="_blank"
          rel="noopener"
          onClick={onPress}
        >
          {lines}
        </a>
      )}
      <button
        type="button"
        className={classes['dismiss']}
        aria-label={omnichatTexts.closeMessage}
        onClick={onClose}
      >
        <Icon path={closePath} size={iconPx} />
      </button>
    </div>
  );
}
