import { Link } from '@beckon/controls/Link';
import type { ReactNode } from 'react';
import { describeCost } from './describeCost';
import classes from './install.module.css';

/** What the script costs a page, and where to read how that is measured. [OWN-04] */
export function ScriptCost(): ReactNode {
  return (
    <p className={classes['quiet']}>
      {describeCost()}{' '}
      <Link href="/sites/performance/" target="_blank" rel="noreferrer">
        See how we measure it
      </Link>
      .
    </p>
  );
}
