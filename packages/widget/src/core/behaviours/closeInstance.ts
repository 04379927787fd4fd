import { changeInstance } from '../changeInstance';
import type { Outcome } from '../Outcome';
import type { State } from '../State';

/** Hides an instance, remembers who closed it and tells the host how far the visitor came. [OPEN-11, OPEN-12, API-10] */
export function closeInstance(state: State, id: string, manualClose: boolean): Outcome {
  const instance = state.instances[id];
  if (!instance?.displayed) return [instance?.wish ? changeInstance(state, id, { wish: undefined }) : state];

  const { widgetId, optInRequested, optedin } = instance;
  const memory = { ...state.session.widgets[widgetId], manualClose };
  const session = { ...state.session, widgets: { ...state.session.widgets, [widgetId]: memory } };

  return [
    {
      ...changeInstance(state, id, { displayed: false, wish: undefined, shownOn: state.route.lastChange }),
      session,
    },
    { order: 'keepSession', session },
    { order: 'emit', id, name: 'closed', details: { manualClose, optInRequested, optedIn: optedin } },
  ];
}
