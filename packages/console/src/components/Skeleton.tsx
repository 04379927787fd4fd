import { hiddenClass } from '@beckon/controls/theme/hiddenClass';
import type { ReactNode } from 'react';
import { copy } from '../copy/copy';
import { adopt } from '../style/adopt';
import classes from './parts.module.css';
import text from './parts.module.css?inline';

adopt(text);

const counts = { page: 1, rows: 6, cards: 8, fields: 5 } as const;

/** The outline of what is loading. */
export function Skeleton({ kind }: { readonly kind: keyof typeof counts }): ReactNode {
  const blocks = Array.from({ length: counts[kind] }, (_, index) => index);
  return (
    <div className={classes['skeleton']} data-kind={kind} role="status">
      <span className={hiddenClass}>{copy.parts.loading}</span>
      {blocks.map((index) => (
        <span key={index} className={classes['block']} />
      ))}
    </div>
  );
}
