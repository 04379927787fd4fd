import { timing } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import { againAfter } from '../conditions/againAfter';
import type { Effect } from '../Effect';
import type { Outcome } from '../Outcome';
import type { Instance, State } from '../State';

/** Hides an instance, remembers who closed it and tells the host how far the visitor got. [OPEN-11, OPEN-12, API-10] */
export function closeInstance(state: State, id: string, manualClose: boolean): Outcome {
  const instance = state.instances[id];
  if (!instance?.displayed)
    return [instance?.openAsked ? changeInstance(state, id, { openAsked: undefined }) : state];

  const { widgetId, optInRequested, optedin } = instance;
  const memory = { ...state.session.widgets[widgetId], manualClose };
  const session = { ...state.session, widgets: { ...state.session.widgets, [widgetId]: memory } };

  return [
    {
      ...changeInstance(state, id, {
        displayed: false,
        openAsked: undefined,
        shownOn: state.route.lastChange,
      }),
      session,
    },
    { order: 'saveSession', session },
    { order: 'emit', id, name: 'closed', details: { manualClose, optInRequested, optedIn: optedin } },
    ...(optedin ? [] : scheduleReopen(state, instance, manualClose)),
  ];
}

/** A rule in seconds also applies within one page view, counted from when it was last visible. [DISP-13, A-97] */
function scheduleReopen({ widgets }: State, { id, widgetId }: Instance, manualClose: boolean): Effect[] {
  const main = widgets[widgetId]?.data.main;
  const [kind, value] = main ? againAfter(main, manualClose) : [];
  const ms = Number(value) * timing.secondMs;
  if (kind !== 'seconds' || !(ms > 0)) return [];
  return [{ order: 'wait', key: `repeat ${id}`, ms, fact: { type: 'instance.repeatDue', id } }];
}
