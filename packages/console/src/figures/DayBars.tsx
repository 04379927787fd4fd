import { type ReactNode, useState } from 'react';
import { copy } from '../copy/copy';
import { fillNodes } from '../copy/fillNodes';
import { language } from '../copy/language';
import { adopt } from '../style/adopt';
import classes from './figures.module.css';
import text from './figures.module.css?inline';
import { formatCount } from './formatCount';

adopt(text);

const texts = copy.figures;
const percent = 100;
const day = new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', timeZone: 'UTC' });

interface DayBarsProps {
  readonly title: string;
  readonly days: readonly { day: string; count: number }[];
}

/** One bar per day, with the same numbers as a table. [OWN-11] */
export function DayBars({ title, days }: DayBarsProps): ReactNode {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...days.map(({ count }) => count), 1);
  const write = (one: string): string => day.format(new Date(one));
  const [pointedAt, setPointedAt] = useState<number>();
  const pointed = pointedAt === undefined ? undefined : days[pointedAt];
  return (
    <figure className={classes['plot']}>
      <figcaption className={classes['caption']}>
        <span className={classes['plotTitle']}>{title}</span>
        <span className={classes['readout']}>
          {pointed ? (
            <>
              {write(pointed.day)} <b>{formatCount(pointed.count)}</b>
            </>
          ) : (
            fillNodes(texts.total, { n: <b>{formatCount(total)}</b> })
          )}
        </span>
      </figcaption>
      <div
        className={classes['bars']}
        data-empty={total === 0 || undefined}
        aria-hidden="true"
        onPointerLeave={() => setPointedAt(undefined)}
      >
        {total > 0 && <span className={classes['most']}>{formatCount(most)}</span>}
        {total === 0 && <span className={classes['nothing']}>{texts.empty}</span>}
        {days.map(({ day: one, count }, index) => (
          <span
            key={one}
            className={classes['slot']}
            data-pointed={index === pointedAt || undefined}
            onPointerEnter={() => setPointedAt(index)}
          >
            <i className={classes['bar']} style={{ blockSize: `${(count / most) * percent}%` }} />
          </span>
        ))}
      </div>
      <div className={classes['ends']} aria-hidden="true">
        <span>{days[0] && write(days[0].day)}</span>
        <span>{days.at(-1) && write(days.at(-1)?.day ?? '')}</span>
      </div>
      <details className={classes['table']}>
        <summary>{texts.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.date}</th>
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
