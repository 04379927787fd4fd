import { Icon } from '@beckon/controls/Icon';
import { checkPath } from '@beckon/controls/icons/checkPath';
import { closePath } from '@beckon/controls/icons/closePath';
import { hiddenClass } from '@beckon/controls/theme/hiddenClass';
import type { ReactNode } from 'react';
import { copy } from '../../../copy/copy';
import { fill } from '../../../copy/fill';
import { describeOutcomes } from '../../../rules/describeOutcomes';
import { describeVerdict } from '../../../rules/describeVerdict';
import type { VisitOutcome } from '../../../rules/simulateVisit';
import classes from './rules.module.css';

interface VerdictsProps {
  readonly outcome: VisitOutcome;
  readonly seconds: number;
  /** With several pages, each shows only what prevents the widget from opening. */
  readonly isOneOfMany: boolean;
}

const texts = copy.editor.rules;
const iconPx = 16;
const percent = 100;

/** When it opens on the timeline of the visit, and what each rule says. [DISP-22] */
export function Verdicts({ outcome, seconds, isOneOfMany }: VerdictsProps): ReactNode {
  const { page, openedAtS, reasons } = outcome;
  const opens = openedAtS !== undefined;
  const summary = describeOutcomes([outcome]);
  const shown = reasons
    .filter(({ ok }) => !(ok && isOneOfMany))
    .map((verdict) => ({ ...verdict, sentence: describeVerdict(verdict) }))
    .filter(({ sentence }) => sentence !== undefined);
  return (
    <div className={classes['verdicts']} data-opens={opens}>
      <p className={classes['outcome']}>
        {isOneOfMany ? fill(texts.outcome, { n: page, outcome: summary }) : summary}
      </p>
      <div className={classes['timeline']} aria-hidden="true">
        {opens && <span style={{ insetInlineStart: `${(openedAtS / Math.max(1, seconds)) * percent}%` }} />}
      </div>
      <ul className={classes['reasons']}>
        {shown.map(({ rule, ok, sentence }) => (
          <li key={rule} data-ok={ok}>
            <Icon path={ok ? checkPath : closePath} size={iconPx} />
            <span className={hiddenClass}>{ok ? texts.yes : texts.no} </span>
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}
