import type { ReactNode } from 'react';
import { adopt } from '../style/adopt';
import classes from './figures.module.css';
import text from './figures.module.css?inline';
import { formatCount } from './formatCount';

adopt(text);

const percent = 100;
const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

interface DayBarsProps {
  readonly title: string;
  readonly days: readonly { day: string; count: number }[];
}

/** One bar for each day from zero up, with a table behind it. [OWN-11] */
export function DayBars({ title, days }: DayBarsProps): ReactNode {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...days.map(({ count }) => count), 1);
  const write = (one: string): string => day.format(new Date(one));
  const peak = days.findIndex(({ count }) => count === most);
  return (
    <figure className={classes['plot']}>
      <figcaption className={classes['plotTitle']}>{title}</figcaption>
      <div className={classes['bars']} data-empty={total === 0 || undefined} aria-hidden="true">
        {total === 0 && <span className={classes['nothing']}>Nothing in these days yet</span>}
        {days.map(({ day: one, count }, index) => (
          <span key={one} className={classes['slot']} title={`${write(one)}: ${formatCount(count)}`}>
            {index === peak && count > 0 && <b className={classes['peak']}>{formatCount(count)}</b>}
            <i className={classes['bar']} style={{ blockSize: `${(count / most) * percent}%` }} />
          </span>
        ))}
      </div>
      <div className={classes['ends']} aria-hidden="true">
        <span>{days[0] && write(days[0].day)}</span>
        <span>{days.at(-1) && write(days.at(-1)?.day ?? '')}</span>
      </div>
      <details className={classes['table']}>
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{title}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day: one, count }) => (
              <tr key={one}>
                <th scope="row">{write(one)}</th>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
