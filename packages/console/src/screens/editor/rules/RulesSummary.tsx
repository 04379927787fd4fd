import { lazy, type ReactNode, Suspense } from 'react';
import { copy } from '../../../copy/copy';
import { loadLate } from '../../../copy/lateCopy';
import type { Draft, WidgetType } from '../../../data/Draft';
import { describeRules } from '../../../rules/describeRules';
import { adopt } from '../../../style/adopt';
import classes from './rules.module.css';
import sheet from './rules.module.css?inline';

adopt(sheet);

// Texts first: modules read them as soon as they run.
const Simulator = lazy(async () => {
  await loadLate();
  return { default: (await import('./Simulator')).Simulator };
});

interface RulesSummaryProps {
  readonly type: WidgetType;
  readonly draft: Draft;
  readonly values: Readonly<Record<string, unknown>>;
  readonly hasSimulator: boolean;
}

/** The rules as a sentence, and a simulated visitor to try them with. [DISP-22] */
export function RulesSummary({ type, draft, values, hasSimulator }: RulesSummaryProps): ReactNode {
  return (
    <div className={classes['summary']}>
      <p className={classes['sentence']} aria-live="polite">
        {describeRules(type, values)}
      </p>
      {hasSimulator && (
        <details className={classes['details']}>
          <summary>{copy.editor.rules.title}</summary>
          <Suspense>
            <Simulator type={type} draft={draft} />
          </Suspense>
        </details>
      )}
    </div>
  );
}
