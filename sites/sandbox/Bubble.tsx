import type { SandboxMessage as Message, SandboxTap as Tap } from '@beckon/contract';
import { Link } from '@beckon/controls/Link';
import type { ReactNode } from 'react';
import { sandboxTexts } from './sandboxTexts';
import { splitLinks } from './splitLinks';
import classes from './Thread.module.css';

type BubbleProps = { message: Message; isLast: boolean; onTap: ((tap: Tap) => void) | undefined };

/** One message with its buttons; replies to tap appear only under the last message. */
export function Bubble({ message, isLast, onTap }: BubbleProps): ReactNode {
  const { from, text, taps } = message;
  if (from === 'note')
    return (
      <p className={classes['note']}>
        {sandboxTexts.fromLink} <code>{text}</code>
      </p>
    );
  const staying = taps.filter(({ kind }) => kind !== 'reply');
  const replies = taps.filter(({ kind }) => kind === 'reply' && isLast);
  return (
    <>
      <div className={classes['bubble']}>
        {from === 'visitor' && <span className={classes['hidden']}>{sandboxTexts.you}: </span>}
        <p className={classes['words']} dir="auto">
          {splitLinks(text).map(({ text: words, url }, at) =>
            url === undefined ? (
              words
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move.
              <Link key={at} variant="quiet" href={url} target="_blank" newTabText="">
                {words}
              </Link>
            ),
          )}
        </p>
        {staying.map((tap) => (
          <TapButton key={tap.title} tap={tap} onTap={onTap} />
        ))}
      </div>
      {replies.length > 0 && (
        <div className={classes['replies']}>
          {replies.map((tap) => (
            <TapButton key={tap.title} tap={tap} onTap={onTap} />
          ))}
        </div>
      )}
    </>
  );
}

function TapButton({ tap, onTap }: { tap: Tap; onTap: ((tap: Tap) => void) | undefined }): ReactNode {
  if (tap.kind === 'link')
    return (
      <Link className={classes['tap'] ?? ''} href={tap.url} target="_blank">
        {tap.title}
      </Link>
    );
  return (
    <button
      type="button"
      className={classes[tap.kind === 'reply' ? 'reply' : 'tap']}
      onClick={() => onTap?.(tap)}
    >
      {tap.title}
    </button>
  );
}
