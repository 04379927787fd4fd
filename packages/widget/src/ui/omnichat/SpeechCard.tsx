import { Icon } from '@beckon/controls/Icon';
import { closePath } from '@beckon/controls/icons/closePath';
import { joinNames } from '@beckon/controls/sheet/joinNames';
import type { ReactNode } from 'react';
import classes from './Corner.module.css';
import { omnichatTexts } from './omnichatTexts';
import { useKept } from './useKept';

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
export function SpeechCard({ text, url, onPress, onClose }: SpeechCardProps): ReactNode {
  const kept = useKept(text, text !== undefined);
  return (
    <div aria-live="polite">
      {kept !== undefined && (
        <div className={joinNames(classes['card'], text === undefined ? undefined : classes['shown'])}>
          {url === undefined ? (
            <button type="button" className={classes['words']} dir="auto" onClick={onPress}>
              {kept}
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
              {kept}
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
