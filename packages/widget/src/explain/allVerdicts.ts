import { asksForPhone, lists } from '@beckon/contract';
import { hasPlugin } from '../core/conditions/hasPlugin';
import type { Verdict } from '../core/conditions/Verdict';
import { verdictsOf } from '../core/conditions/verdictsOf';
import type { State } from '../core/State';
import { signUpsAccepted } from './signUpsAccepted';

/** All verdicts about a widget, including whether the server accepts its sign-ups: the form appears even if not. [DISP-22, NET-11, A-27] */
export function allVerdicts(state: State, widgetId: string, at: number): Verdict[] {
  const [host, ...rest] = verdictsOf(state, widgetId, at);
  const widget = state.widgets[widgetId];
  if (!host || !widget) return [];
  const named = rest.map((verdict) => nameWait(state, widgetId, verdict));
  const others = lists.overlayTypes.includes(widget.widget_type) ? named : named.map(withoutEntrance);
  return host.ok && asksForPhone(widget) ? [host, signUpsAccepted(state), ...others] : [host, ...others];
}

/** An embed is there from the start. [EMB-07, A-38] */
function withoutEntrance(verdict: Verdict): Verdict {
  return verdict.rule === 'entrance' ? { rule: 'entrance', ok: true, kind: '' } : verdict;
}

/** Only Messenger's plugin has to report; our own form or link is drawn right away. [REND-02, REND-03, REND-05] */
function nameWait(state: State, widgetId: string, verdict: Verdict): Verdict {
  if (verdict.rule !== 'rendered' || verdict.ok) return verdict;
  const instance = Object.values(state.instances).find((one) => one.widgetId === widgetId);
  return instance && hasPlugin(state, instance.id) ? { ...verdict, kind: 'plugin' } : verdict;
}
