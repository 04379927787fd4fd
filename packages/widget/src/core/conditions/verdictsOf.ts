import type { State } from '../State';
import { canOpen } from './canOpen';
import { isLoadable } from './isLoadable';
import type { Verdict } from './Verdict';

/** All current verdicts about a widget; none if it isn't on the page. [DISP-22] */
export function verdictsOf(state: State, widgetId: string, at: number): Verdict[] {
  const widget = state.widgets[widgetId];
  if (!widget) return [];
  const host = isLoadable(state, widget);
  const instance = Object.values(state.instances).find((one) => one.widgetId === widgetId);
  return instance ? [host, ...canOpen(state, instance, { at }).verdicts] : [host];
}
