import type { State } from '../State';
import { canOpen } from './canOpen';
import { isLoadable } from './isLoadable';
import type { Verdict } from './Verdict';

/** All verdicts about a widget at this moment; none when the page does not carry it. [DISP-22] */
export function verdictsOf(state: State, widgetId: string, at: number): Verdict[] {
  const widget = state.widgets[widgetId];
  if (!widget) return [];
  const host = isLoadable(state, widget);
  const instance = Object.values(state.instances).find((one) => one.widgetId === widgetId);
  return instance ? [host, ...canOpen(state, instance, { at }).verdicts] : [host];
}
