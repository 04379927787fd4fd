import { lists, type PageVerdictsPayload } from '@beckon/contract';
import type { Verdict } from '../conditions/Verdict';
import type { State } from '../State';

/** For each widget that this page view has not shown: the first rule that says no. What the page has no place for is no matter of rules. [DISP-22, OWN-11] */
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
    // An embed has no entrance: it waits for nothing that a visitor does.
    const refused = verdictsOf(widgetId).filter(({ ok, kind }) => !ok && kind !== '');
    const rule = lists.countedRules.find((one) => refused.some((verdict) => verdict.rule === one));
    if (rule && !shown.has(widgetId)) found[widgetId] = rule;
  }
  return found;
}
