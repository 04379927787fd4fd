import type { ReactNode } from 'react';
import type { Api } from '../../data/Api';
import { buildFunnel } from '../../figures/buildFunnel';
import { formatCount, formatRate } from '../../figures/formatCount';
import classes from './results.module.css';

const percent = 100;

/** From seeing a widget to buying: how many go on at each step. [OWN-11, OWN-17] */
export function Funnel({ figures }: { readonly figures: Api['report']['total'] }): ReactNode {
  const steps = buildFunnel(figures);
  const most = Math.max(...steps.map(({ count }) => count), 1);
  return (
    <section>
      <h2 className={classes['title']}>The way to a customer</h2>
      <ol className={classes['funnel']}>
        {steps.map(({ label, count, share }) => (
          <li key={label}>
            <span>{label}</span>
            <span className={classes['count']}>
              {formatCount(count)}
              {share !== null && <span className={classes['quiet']}> {formatRate(share)}</span>}
            </span>
            <i style={{ inlineSize: `${(count / most) * percent}%` }} />
          </li>
        ))}
      </ol>
    </section>
  );
}
