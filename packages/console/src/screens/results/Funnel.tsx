import type { ReactNode } from 'react';
import type { Api } from '../../data/Api';
import { buildFunnel } from '../../figures/buildFunnel';
import { formatCount, formatRate } from '../../figures/formatCount';
import { Bars } from './Bars';
import classes from './results.module.css';

/** From viewing a page to buying: how many go on at each step. [OWN-11, OWN-17] */
export function Funnel({ figures }: { readonly figures: Api['report']['total'] }): ReactNode {
  return (
    <section>
      <h2 className={classes['title']}>The way to a customer</h2>
      <Bars
        rows={buildFunnel(figures).map(({ label, count, share }) => ({
          label,
          count,
          words: formatCount(count),
          quiet: share === null ? undefined : formatRate(share),
        }))}
      />
    </section>
  );
}
