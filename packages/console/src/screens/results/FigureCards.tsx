import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';
import { compareFigures } from '../../figures/compareFigures';
import { formatCount, formatRate } from '../../figures/formatCount';
import { formatMoney } from '../../figures/formatMoney';
import classes from './results.module.css';

type Figures = Api['report']['total'];

interface FigureCardsProps {
  readonly now: Figures;
  readonly before: Figures | undefined;
}

const texts = copy.results;

const shown: readonly { label: string; read: (figures: Figures) => number | null; isRate?: boolean }[] = [
  { label: texts.impressions, read: ({ impressions }) => impressions },
  { label: texts.optIns, read: ({ optIns }) => optIns },
  { label: texts.optInRate, read: ({ optInRate }) => optInRate, isRate: true },
  { label: texts.conversions, read: ({ conversions }) => conversions },
];

/** The key figures, each with its change against the previous period. [OWN-11, OWN-17] */
export function FigureCards({ now, before }: FigureCardsProps): ReactNode {
  return (
    <dl className={classes['cards']}>
      {shown.map(({ label, read, isRate }) => {
        const value = read(now);
        const { change, words } = compareFigures(value ?? 0, (before && read(before)) ?? 0);
        return (
          <div key={label} className={classes['card']}>
            <dt>{label}</dt>
            <dd className={classes['figure']}>{isRate ? formatRate(value) : formatCount(value ?? 0)}</dd>
            {before && (
              <dd
                className={classes['change']}
                data-way={change === undefined || change === 0 ? 'none' : change > 0 ? 'up' : 'down'}
              >
                {words} {change !== undefined && change !== 0 && <span>{texts.versus}</span>}
              </dd>
            )}
          </div>
        );
      })}
      <div className={classes['card']}>
        <dt>{texts.revenue}</dt>
        {Object.keys(now.revenueMinor).length === 0 && <dd className={classes['figure']}>–</dd>}
        {Object.entries(now.revenueMinor).map(([currency, minor]) => (
          <dd key={currency} className={classes['figure']}>
            {formatMoney(minor, currency)}
          </dd>
        ))}
      </div>
    </dl>
  );
}
