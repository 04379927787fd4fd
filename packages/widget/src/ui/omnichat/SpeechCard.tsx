import { Icon } from '@beckon/controls/Icon';
import { closePath } from '@beckon/controls/icons/closePath';
import { createSheet } from '@beckon/controls/sheet/createSheet';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import { useSheet } from '@beckon/controls/sheet/useSheet';
import { type ReactNode, useRef } from 'react';
import { omnichatTexts } from './omnichatTexts';
import classes from './SpeechCard.module.css';
import text from './SpeechCard.module.css?inline';
import { useKept } from './useKept';

const sheet = createSheet(text);

const iconPx = 16;

type SpeechCardProps = {
  /** Nothing: the card goes away. */
  text: string | undefined;
  /** Where the words lead; without it they are a button. */
  url?: string;
  onPress: () => void;
  onClose: () => void;
};

/** A few words beside the bubble; pressing them does what the bubble does. [OMNI-20, OMNI-21, CCHAT-06] */
export function SpeechCard({ text: words, url, onPress, onClose }: SpeechCardProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useSheet(place, sheet);
  const kept = useKept(words, words !== undefined);
  const lines = <span className={classes['lines']}>{kept}</span>;
  return (
    <div ref={place} aria-live="polite">
      {kept !== undefined && (
        <div className={joinNames(classes['card'], words === undefined ? undefined : classes['shown'])}>
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
      )}
    </div>
  );
}
