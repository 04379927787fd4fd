import { Button } from '@beckon/controls/Button';
import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { WidgetType } from '../../data/Draft';
import type { SaveState } from '../../draft/DraftStore';
import { labelOf } from '../../draft/labelOf';
import classes from './editor.module.css';

const texts = copy.editor.clash;

interface ClashBannerProps {
  readonly save: Extract<SaveState, { kind: 'clash' }>;
  readonly type: WidgetType;
  readonly onSettle: (keeps: 'mine' | 'theirs') => void;
}

/** Two people changed the same field: the owner decides, and nothing is lost until then. [OWN-09] */
export function ClashBanner({ save, type, onSettle }: ClashBannerProps): ReactNode {
  const names = save.clashes.map((path) => `“${labelOf(type, path)}”`).join(', ');
  return (
    <div className={classes['clash']} data-clash role="alert">
      <p>
        <strong>{texts.title}</strong> {fill(texts.text, { names })}
      </p>
      <div className={classes['clashWays']}>
        <Button size="s" onClick={() => onSettle('mine')}>
          {texts.mine}
        </Button>
        <Button size="s" variant="secondary" onClick={() => onSettle('theirs')}>
          {texts.theirs}
        </Button>
      </div>
    </div>
  );
}
