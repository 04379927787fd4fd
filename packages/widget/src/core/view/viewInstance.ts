import type { State } from '../State';
import { safeUrl } from './safeUrl';
import type { View } from './View';
import { viewLayout } from './viewLayout';
import { viewTheme } from './viewTheme';

/** What is on the screen for an instance right now; nothing while it is closed. [LAY-01, LAY-03, LAY-04, SMS-01] */
export function viewInstance(state: State, id: string): View | undefined {
  const instance = state.instances[id];
  const widget = instance && state.widgets[instance.widgetId];
  if (!instance?.displayed || !widget) return undefined;
  return {
    id,
    name: widget.data.main.title || state.app?.page_name || widget.name,
    theme: viewTheme(widget, instance),
    badgeUrl: state.app?.badge && state.app.host ? safeUrl(`${state.app.host}/`) : undefined,
    ...viewLayout[widget.widget_type](state, instance, widget),
  };
}
