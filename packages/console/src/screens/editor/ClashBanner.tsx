import { Button } from '@beckon/controls/Button';
import type { ReactNode } from 'react';
import type { SaveState } from '../../draft/Desk';
import { labelOf } from '../../draft/labelOf';
import type { WidgetType } from '../../preview/Draft';
import classes from './editor.module.css';

interface ClashBannerProps {
  readonly save: Extract<SaveState, { kind: 'clash' }>;
  readonly type: WidgetType;
  readonly onSettle: (keeps: 'mine' | 'theirs') => void;
}

/** Two have changed the same: the owner decides, and until then nothing is lost. [OWN-09] */
export function ClashBanner({ save, type, onSettle }: ClashBannerProps): ReactNode {
  const names = save.clashes.map((path) => `“${labelOf(type, path)}”`).join(', ');
  return (
    <div className={classes['clash']} data-clash role="alert">
      <p>
        <strong>This widget was changed elsewhere meanwhile.</strong> Both changed {names}. Which one should
        stay?
      </p>
      <div className={classes['clashWays']}>
        <Button size="s" onClick={() => onSettle('mine')}>
          Keep mine
        </Button>
        <Button size="s" variant="secondary" onClick={() => onSettle('theirs')}>
          Take theirs
        </Button>
      </div>
    </div>
  );
}
