import { lists } from '@beckon/contract';
import type { Verdict } from '../core/conditions/Verdict';
import { verdictsOf } from '../core/conditions/verdictsOf';
import type { State } from '../core/State';
import { signUpsTaken, takesNumbers } from './signUpsTaken';

const overlayTypes: readonly string[] = lists.overlayTypes;

/** All verdicts about a widget, and whether the server takes what visitors leave in it: such a form is shown, but in vain. [DISP-22, NET-11, A-27] */
export function allVerdicts(state: State, widgetId: string, at: number): Verdict[] {
  const [host, ...rest] = verdictsOf(state, widgetId, at);
  const widget = state.widgets[widgetId];
  if (!host || !widget) return [];
  const others = overlayTypes.includes(widget.widget_type) ? rest : rest.map(withoutEntrance);
  return host.ok && takesNumbers(widget) ? [host, signUpsTaken(state), ...others] : [host, ...others];
}

/** What stands in the page is there from the start. [EMB-07, A-38] */
function withoutEntrance(verdict: Verdict): Verdict {
  return verdict.rule === 'entrance' ? { rule: 'entrance', ok: true, kind: '' } : verdict;
}
