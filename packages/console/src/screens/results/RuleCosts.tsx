import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { copy } from '../../copy/copy';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import type { DaySpan } from '../../data/useFigures';
import { formatCount } from '../../figures/formatCount';
import classes from './results.module.css';

type Cost = { widgetId: number; rule: string; pageViews: number };

interface RuleCostsProps {
  readonly span: DaySpan;
  readonly widgetId: number | undefined;
  readonly widgets: readonly Api['entry'][];
}

const texts = copy.results.notShown;
const reasons: Readonly<Record<string, string>> = texts.reasons;

/** Why widgets were not shown, and on how many page views. [OWN-11, DISP-22] */
export function RuleCosts({ span, widgetId, widgets }: RuleCostsProps): ReactNode {
  const query = new URLSearchParams({ ...span, ...(widgetId && { widgetId: String(widgetId) }) });
  const { data, error } = useQuery({
    queryKey: ['ruleCosts', span.from, span.to, widgetId],
    queryFn: () => callApi<{ costs: Cost[] }>('GET', `/rule-costs?${query}`),
  });
  const costs = [...(data?.costs ?? [])].sort((one, other) => other.pageViews - one.pageViews);
  const nameOf = (id: number): string => widgets.find((one) => one.widgetId === id)?.name ?? String(id);
  return (
    <section>
      <h2 className={classes['title']}>{texts.title}</h2>
      {data && costs.length === 0 && <p className={classes['quiet']}>{texts.none}</p>}
      {error && !data && <p className={classes['quiet']}>{sentenceOf(error)}</p>}
      <table className={classes['costs']}>
        {costs.length > 0 && (
          <thead>
            <tr>
              <th scope="col">{copy.common.widget}</th>
              <th scope="col">{texts.reason}</th>
              <th scope="col" className={classes['count']}>
                {texts.pageViews}
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {costs.map(({ widgetId: id, rule, pageViews }) => (
            <tr key={`${id} ${rule}`}>
              <td>{nameOf(id)}</td>
              <td>{reasons[rule] ?? rule}</td>
              <td className={classes['count']}>{formatCount(pageViews)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
