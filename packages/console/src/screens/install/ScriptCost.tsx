import { Link } from '@beckon/controls/Link';
import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import { describeCost } from './describeCost';
import classes from './install.module.css';

/** What the script costs a page, with a link to how we measure it. [OWN-04] */
export function ScriptCost(): ReactNode {
  return (
    <p className={classes['quiet']}>
      {describeCost()}{' '}
      <Link href="/sites/performance/" target="_blank" rel="noreferrer">
        {copy.install.script.measured}
      </Link>
    </p>
  );
}
