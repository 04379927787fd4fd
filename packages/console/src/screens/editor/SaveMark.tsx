import { Button } from '@beckon/controls/Button';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { SaveState } from '../../draft/DraftStore';
import type { PlacedProblem } from '../../draft/placeProblem';
import classes from './editor.module.css';
import { usePanelAddress } from './usePanelAddress';

interface SaveMarkProps {
  readonly save: SaveState;
  /** Something besides the draft was typed and isn't saved, such as the address of a page. */
  readonly isUnsaved?: boolean;
  /** What the server refused, in the words of the editor. */
  readonly problems: readonly PlacedProblem[];
  readonly onRetry: () => void;
}

const texts = copy.editor.save;

/** Whether everything on the screen is saved, and if not, because of which field. [OWN-09, OWN-10] */
export function SaveMark({ save, isUnsaved = false, problems, onRetry }: SaveMarkProps): ReactNode {
  const addressOf = usePanelAddress();
  const [first] = problems;
  const words =
    save.kind === 'refused'
      ? fill(texts.refused, { reason: first?.sentence ?? save.sentence })
      : texts[save.kind];
  const isFine = save.kind === 'saved' || save.kind === 'waiting' || save.kind === 'saving';
  return (
    <div
      className={classes['save']}
      data-save={isUnsaved && save.kind === 'saved' ? 'unsaved' : save.kind}
      role="status"
    >
      <span data-fine={isFine}>{isUnsaved && save.kind === 'saved' ? copy.common.unsaved : words}</span>
      {first?.panel && (
        <Link
          className={classes['toProblem']}
          href={addressOf(first.panel, { language: first.language, atProblem: true })}
          replace
        >
          {copy.editor.publish.showField}
        </Link>
      )}
      {save.kind === 'offline' && (
        <Button variant="ghost" size="s" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
