import type { Outcome } from '../Outcome';
import type { Instance, State } from '../State';

/** Ends an instance whose element has left the page. [LOAD-21] */
export function destroyInstance(state: State, id: string): Outcome {
  const { [id]: gone, ...instances } = state.instances;
  return gone
    ? [
        { ...state, instances },
        { order: 'destroy', id, widgetId: gone.widgetId, element: gone.element },
        // Even where a link has replaced it, the plugin may still be in the page.
        ...(mayHavePlugin(state, gone) ? [{ order: 'removePlugin', id } as const] : []),
      ]
    : [state];
}

function mayHavePlugin({ app, widgets }: State, { widgetId }: Instance): boolean {
  const isPluginMode = app?.messenger_mode !== 'link' && !app?.is_eu_affected;
  return isPluginMode && widgets[widgetId]?.channel === 'fb';
}
