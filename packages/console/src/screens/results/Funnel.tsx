import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';
import { buildFunnel } from '../../figures/buildFunnel';
import { formatCount, formatRate } from '../../figures/formatCount';
import { Bars } from './Bars';
import classes from './results.module.css';

/** How many visitors reach each step, from viewing a page to a purchase. [OWN-11, OWN-17] */
export function Funnel({ figures }: { readonly figures: Api['report']['total'] }): ReactNode {
  return (
    <section>
      <h2 className={classes['title']}>{copy.results.funnel}</h2>
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
