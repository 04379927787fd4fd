import { Button } from '@beckon/controls/Button';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { SaveState } from '../../draft/Desk';
import type { PlacedProblem } from '../../fields/placeProblem';
import classes from './editor.module.css';
import { usePanelAddress } from './usePanelAddress';

interface SaveMarkProps {
  readonly save: SaveState;
  /** Something beside the draft was typed and is not saved, such as the address of a page. */
  readonly isUnsaved?: boolean;
  /** What the server has refused, in words of the editor. */
  readonly problems: readonly PlacedProblem[];
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

/** Whether what is on the screen is safe, and if not, which field is to blame. [OWN-09, OWN-10] */
export function SaveMark({ save, isUnsaved = false, problems, onRetry }: SaveMarkProps): ReactNode {
  const addressOf = usePanelAddress();
  const [first] = problems;
  const reason = save.kind === 'refused' ? `: ${first?.sentence ?? save.sentence}` : '';
  const isFine = save.kind === 'saved' || save.kind === 'waiting' || save.kind === 'saving';
  return (
    <div
      className={classes['save']}
      data-save={isUnsaved && save.kind === 'saved' ? 'unsaved' : save.kind}
      role="status"
    >
      <span data-fine={isFine}>
        {isUnsaved && save.kind === 'saved' ? 'Not saved yet' : words[save.kind]}
        {reason}
      </span>
      {first?.panel && (
        <Link className={classes['toProblem']} href={addressOf(first.panel)} replace>
          Show me
        </Link>
      )}
      {save.kind === 'offline' && (
        <Button variant="ghost" size="s" onClick={onRetry}>
          Try now
        </Button>
      )}
    </div>
  );
}
