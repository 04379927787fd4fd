import { lists, type PageVerdictsPayload } from '@beckon/contract';
import type { Verdict } from '../conditions/Verdict';
import type { State } from '../State';

/** For each widget not shown in this page view: the first rule that says no. A widget without a place on the page is left out. [DISP-22, OWN-11] */
export function firstNos(
  state: State,
  verdictsOf: (widgetId: string) => Verdict[],
): PageVerdictsPayload['first_no'] {
  const shown = new Set(
    Object.values(state.instances)
      .filter(({ displayed, shownOn }) => displayed || shownOn === state.route.lastChange)
      .map(({ widgetId }) => widgetId),
  );
  const found: PageVerdictsPayload['first_no'] = {};
  for (const widgetId of state.order) {
    // An embed has no entrance rule: it waits for no action by the visitor.
    const refused = verdictsOf(widgetId).filter(({ ok, kind }) => !ok && kind !== '');
    const rule = lists.countedRules.find((one) => refused.some((verdict) => verdict.rule === one));
    if (rule && !shown.has(widgetId)) found[widgetId] = rule;
  }
  return found;
}
