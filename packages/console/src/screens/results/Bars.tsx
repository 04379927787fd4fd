import type { ReactNode } from 'react';
import classes from './results.module.css';

const percent = 100;

interface BarsProps {
  readonly rows: readonly {
    label: string;
    count: number;
    /** The formatted count, and a share beside it. */
    words: string;
    quiet: string | undefined;
  }[];
}

/** Rows with a bar each; the largest fills the width. [OWN-11] */
export function Bars({ rows }: BarsProps): ReactNode {
  const most = Math.max(...rows.map(({ count }) => count), 1);
  return (
    <ol className={classes['funnel']}>
      {rows.map(({ label, count, words, quiet }) => (
        <li key={label}>
          <span>{label}</span>
          <span className={classes['count']}>
            {words}
            {quiet && <span className={classes['quiet']}> {quiet}</span>}
          </span>
          <i style={{ inlineSize: `${(count / most) * percent}%` }} />
        </li>
      ))}
    </ol>
  );
}
