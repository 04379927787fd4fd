import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { copy } from '../../copy/copy';
import { fill } from '../../copy/fill';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import type { DaySpan } from '../../data/useFigures';
import { formatCount } from '../../figures/formatCount';
import classes from './results.module.css';

type Refusal = Api['refusal'];

interface RefusalsProps {
  readonly span: DaySpan;
  readonly widgetId: number | undefined;
}

const texts = copy.results.rejected;
/** Where an owner can change it. */
const places: { readonly [Reason in Refusal['reason']]?: { href: string; label: string } } = {
  website_not_allowed: { href: '/settings#site', label: copy.parts.alerts.manage },
  country_not_served: { href: '/settings#texts', label: texts.settings },
  widget_paused: { href: '/widgets', label: copy.shell.places.widgets },
};

/** Sign-ups that we rejected, by reason, and what the owner can do about them. [OWN-11, NET-11, NET-12] */
export function Refusals({ span, widgetId }: RefusalsProps): ReactNode {
  const query = new URLSearchParams({ ...span, ...(widgetId && { widgetId: String(widgetId) }) });
  const { data, error } = useQuery({
    queryKey: ['refusals', span.from, span.to, widgetId],
    queryFn: () => callApi<{ refusals: Refusal[] }>('GET', `/refusals?${query}`),
  });
  const refusals = data?.refusals ?? [];
  return (
    <section data-refusals>
      <h2 className={classes['title']}>{texts.title}</h2>
      {data && refusals.length === 0 && <p className={classes['quiet']}>{texts.none}</p>}
      {error && !data && <p className={classes['quiet']}>{sentenceOf(error)}</p>}
      {refusals.length > 0 && (
        <table className={classes['costs']}>
          <thead>
            <tr>
              <th scope="col">{copy.results.notShown.reason}</th>
              <th scope="col">{texts.whatToDo}</th>
              <th scope="col" className={classes['count']}>
                {texts.signUps}
              </th>
            </tr>
          </thead>
          <tbody>
            {refusals.map(({ reason, host, n }) => (
              <tr key={`${reason} ${host}`}>
                <td>{describe(reason, host)}</td>
                <td>
                  {texts.ways[reason]} <Way reason={reason} />
                </td>
                <td className={classes['count']}>{formatCount(n)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function describe(reason: Refusal['reason'], host: string): string {
  return host === '' ? texts.reasons[reason] : fill(texts.onWebsite, { reason: texts.reasons[reason], host });
}

function Way({ reason }: Pick<Refusal, 'reason'>): ReactNode {
  const place = places[reason];
  return place && <Link href={place.href}>{place.label}</Link>;
}
