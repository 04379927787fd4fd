import { Button } from '@beckon/controls/Button';
import type { ReactNode } from 'react';
import type { SaveState } from '../../draft/Desk';
import classes from './editor.module.css';

interface SaveMarkProps {
  readonly save: SaveState;
  readonly onRetry: () => void;
}

const words: Record<SaveState['kind'], string> = {
  saved: 'Saved',
  waiting: 'Saving …',
  saving: 'Saving …',
  offline: 'Not saved: no connection. It is kept in this browser.',
  signedOut: 'Not saved: please sign in again.',
  refused: 'Not saved',
  clash: 'Not saved: changed elsewhere',
};

/** Whether what is on the screen is safe. [OWN-09] */
export function SaveMark({ save, onRetry }: SaveMarkProps): ReactNode {
  const text = save.kind === 'refused' ? `${words.refused}: ${save.sentence}` : words[save.kind];
  const isFine = save.kind === 'saved' || save.kind === 'waiting' || save.kind === 'saving';
  return (
    <div className={classes['save']} data-save={save.kind} role="status">
      <span data-fine={isFine}>{text}</span>
      {save.kind === 'offline' && (
        <Button variant="ghost" size="s" onClick={onRetry}>
          Try now
        </Button>
      )}
    </div>
  );
}
