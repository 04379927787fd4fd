import { canOpen } from '../core/conditions/canOpen';
import { isLoadable } from '../core/conditions/isLoadable';
import type { Verdict } from '../core/conditions/Verdict';
import type { Turn } from '../core/createRing';
import type { State } from '../core/State';
import { sentenceFor } from './sentenceFor';

/** One condition of a widget: its verdict, what was compared, since when it is so, and a sentence. */
export type Explanation = Verdict & { since: number | undefined; sentence: string };

type Moment = { state: State; past: readonly Turn[]; at: number };

/** Why a widget is shown or not: every condition in order. [DISP-22] */
export function explainWidget(widgetId: string, { state, past, at }: Moment): Explanation[] {
  return verdictsOf(state, widgetId, at).map((verdict) => ({
    ...verdict,
    since: sinceWhen(widgetId, verdict, past),
    sentence: sentenceFor(verdict),
  }));
}

/** All verdicts about a widget at this moment; none when the page does not carry it. */
export function verdictsOf(state: State, widgetId: string, at: number): Verdict[] {
  const widget = state.widgets[widgetId];
  if (!widget) return [];
  const host = isLoadable(state, widget);
  const instance = Object.values(state.instances).find((one) => one.widgetId === widgetId);
  return instance ? [host, ...canOpen(state, instance, { at }).verdicts] : [host];
}

/** The moment of the last fact before which the verdict was another; nothing when it has been so as long as we remember. */
function sinceWhen(widgetId: string, { rule, ok }: Verdict, past: readonly Turn[]): number | undefined {
  const turn = past.findLast(({ before, fact }) => {
    const then = verdictsOf(before, widgetId, fact.at).find((one) => one.rule === rule);
    return then?.ok !== ok;
  });
  return turn?.fact.at;
}
