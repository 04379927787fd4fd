import { eventNames, eventVersion } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { logEvent } from '../writing/logEvent';

/** Shows an overlay and remembers that the visitor saw it. [OPEN-08, OPEN-09, OPEN-10, OPEN-17, EVT-01] */
export function openInstance(state: State, id: string, at: number): Outcome {
  const instance = state.instances[id];
  const widget = state.widgets[instance?.widgetId ?? ''];
  if (!instance || !widget) return [state];

  // A new impression clears an earlier manual close.
  const seen = { lastImpression: at, manualClose: false };
  const session = { ...state.session, widgets: { ...state.session.widgets, [instance.widgetId]: seen } };
  const payload = {
    widget_id: widget.widget_id,
    widget_type: widget.widget_type,
    guid: session.userId,
    hash: `${id}-${at}`,
    timestamp: at,
    version: eventVersion,
  };
  return [
    {
      ...changeInstance(state, id, {
        displayed: true,
        isRemoved: false,
        openAsked: undefined,
        shownOn: state.route.lastChange,
      }),
      session,
    },
    { order: 'saveSession', session },
    { order: 'emit', id, name: 'opened', details: {} },
    ...logEvent(state, eventNames.impression, payload),
  ];
}
