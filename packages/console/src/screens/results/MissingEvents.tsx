import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import { callApi } from '../../data/callApi';
import type { DaySpan } from '../../data/useFigures';
import classes from './results.module.css';

type Outcome = { outcome: string; reason: string; n: number };

/** Says that results are incomplete, if events arrived beyond the daily limit. [NET-12, OWN-11] */
export function MissingEvents({ span }: { readonly span: DaySpan }): ReactNode {
  const { data } = useQuery({
    queryKey: ['outcomes', span.from, span.to],
    queryFn: () =>
      callApi<{ outcomes: Outcome[] }>('GET', `/events/outcomes?${new URLSearchParams({ ...span })}`),
  });
  const missing = data?.outcomes.find(({ reason }) => reason === 'over_quota')?.n ?? 0;
  return (
    missing > 0 && (
      <p className={classes['missing']} role="status" data-missing-events>
        {fill(copy.results.missingEvents, { n: missing })}
      </p>
    )
  );
}
