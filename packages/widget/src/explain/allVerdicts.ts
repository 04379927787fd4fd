import type { Verdict } from '../core/conditions/Verdict';
import { verdictsOf } from '../core/conditions/verdictsOf';
import type { State } from '../core/State';
import { signUpsTaken, takesNumbers } from './signUpsTaken';

/** All verdicts about a widget, and whether the server takes what visitors leave in it: such a form is shown, but in vain. [DISP-22, NET-11, A-27] */
export function allVerdicts(state: State, widgetId: string, at: number): Verdict[] {
  const [host, ...others] = verdictsOf(state, widgetId, at);
  const widget = state.widgets[widgetId];
  if (!host) return [];
  return host.ok && widget && takesNumbers(widget)
    ? [host, signUpsTaken(state), ...others]
    : [host, ...others];
}
