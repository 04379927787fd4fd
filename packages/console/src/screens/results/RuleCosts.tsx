import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Api } from '../../data/Api';
import { sentenceOf } from '../../data/ApiProblem';
import { callApi } from '../../data/callApi';
import { formatCount } from '../../figures/formatCount';
import type { DaySpan } from '../../figures/lastDays';
import classes from './results.module.css';

type Cost = { widgetId: number; rule: string; pageViews: number };

interface RuleCostsProps {
  readonly span: DaySpan;
  readonly widgetId: number | undefined;
  readonly widgets: readonly Api['entry'][];
}

/** What each rule is called where it says no. */
const names: Record<string, string> = {
  host: 'not an authorised website',
  route: 'another page',
  device: 'another device',
  repeat: 'seen not long ago',
  entrance: 'left before it was due',
  sdk: 'Messenger did not answer',
  rendered: 'the plugin did not answer',
  queue: 'another widget was open',
};

/** On how many page views which rule kept which widget away. [OWN-11, DISP-22] */
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
      <h2 className={classes['title']}>What your rules cost</h2>
      {data && costs.length === 0 && (
        <p className={classes['quiet']}>No rule has kept a widget away in these days.</p>
      )}
      {error && !data && <p className={classes['quiet']}>{sentenceOf(error)}</p>}
      <table className={classes['costs']}>
        {costs.length > 0 && (
          <thead>
            <tr>
              <th scope="col">Widget</th>
              <th scope="col">Not shown because</th>
              <th scope="col" className={classes['count']}>
                Page views
              </th>
            </tr>
          </thead>
        )}
        <tbody>
          {costs.map(({ widgetId: id, rule, pageViews }) => (
            <tr key={`${id} ${rule}`}>
              <td>{nameOf(id)}</td>
              <td>{names[rule] ?? rule}</td>
              <td className={classes['count']}>{formatCount(pageViews)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
