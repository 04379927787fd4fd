import type { ReactNode } from 'react';
import { copy } from '../../../copy/copy';
import type { Api } from '../../../data/Api';
import type { Draft } from '../../../data/Draft';
import { listObstacles } from '../../../rules/listObstacles';
import { adopt } from '../../../style/adopt';
import { Obstacles } from '../Obstacles';
import classes from '../stage.module.css';
import sheet from '../stage.module.css?inline';

adopt(sheet);

interface HiddenNoticeProps {
  readonly draft: Draft;
  readonly account: Api['settings'];
}

/** Shown instead of a drawing: why there is none. [OMNI-03, OWN-08] */
export function HiddenNotice({ draft, account }: HiddenNoticeProps): ReactNode {
  return (
    <div className={classes['nobody']} role="status">
      <h2>{copy.editor.preview.hidden}</h2>
      <Obstacles obstacles={listObstacles(draft, account)} />
    </div>
  );
}
