import { Icon } from '@beckon/controls/Icon';
import { checkPath } from '@beckon/controls/icons/checkPath';
import { closePath } from '@beckon/controls/icons/closePath';
import { hiddenClass } from '@beckon/controls/theme/hiddenClass';
import type { ReactNode } from 'react';
import type { VisitOutcome } from '../../rules/simulateVisit';
import classes from './rules.module.css';

interface VerdictsProps {
  readonly outcome: VisitOutcome;
  readonly seconds: number;
  /** Where there are several pages, only what stands in the way is told of each. */
  readonly isOneOfMany: boolean;
}

const iconPx = 16;
const percent = 100;
/** What only matters to the machinery of a page. */
const inner: ReadonlySet<string> = new Set(['sdk', 'rendered', 'queue', 'page', 'host']);

/** When it opens on the timeline of the visit, and what each rule says. [DISP-22] */
export function Verdicts({ outcome, seconds, isOneOfMany }: VerdictsProps): ReactNode {
  const { page, openedAtS, reasons } = outcome;
  const opens = openedAtS !== undefined;
  const said = reasons.filter(({ rule, ok }) => !inner.has(rule) && !(ok && isOneOfMany));
  return (
    <div className={classes['verdicts']} data-opens={opens}>
      <p className={classes['outcome']} role="status">
        {isOneOfMany && `Page ${page}: `}
        {opens ? `It opens ${openedAtS === 0 ? 'at once' : `after ${openedAtS} s`}.` : 'It does not open.'}
      </p>
      <div className={classes['timeline']} aria-hidden="true">
        {opens && <span style={{ insetInlineStart: `${(openedAtS / Math.max(1, seconds)) * percent}%` }} />}
      </div>
      <ul className={classes['reasons']}>
        {said.map(({ rule, ok, sentence }) => (
          <li key={rule} data-ok={ok}>
            <Icon path={ok ? checkPath : closePath} size={iconPx} />
            <span className={hiddenClass}>{ok ? 'Yes: ' : 'No: '}</span>
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}
