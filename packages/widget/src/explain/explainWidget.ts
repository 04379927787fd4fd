import type { Verdict } from '../core/conditions/Verdict';

import type { Turn } from '../core/createRing';
import type { State } from '../core/State';
import { allVerdicts } from './allVerdicts';
import { openNow, sentenceFor } from './sentenceFor';

/** One condition of a widget: its verdict, what was compared, since when it holds, and a sentence. */
export type Explanation = Verdict & { since: number | undefined; sentence: string };

type Moment = { state: State; past: readonly Turn[]; at: number };

/** Why a widget is shown or not: every condition in order. [DISP-22] */
export function explainWidget(widgetId: string, { state, past, at }: Moment): Explanation[] {
  const isOpen = Object.values(state.instances).some((one) => one.widgetId === widgetId && one.displayed);
  return allVerdicts(state, widgetId, at).map((verdict) => ({
    ...verdict,
    since: sinceWhen(widgetId, verdict, past),
    sentence: verdict.rule === 'page' && isOpen ? openNow : sentenceFor(verdict),
  }));
}

/** The time of the last fact that changed the verdict; undefined if it has been the same as long as we remember. */
function sinceWhen(widgetId: string, { rule, ok }: Verdict, past: readonly Turn[]): number | undefined {
  const turn = past.findLast(({ before, fact }) => {
    const then = allVerdicts(before, widgetId, fact.at).find((one) => one.rule === rule);
    return then?.ok !== ok;
  });
  return turn?.fact.at;
}
