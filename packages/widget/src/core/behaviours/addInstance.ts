import type { Place } from '@beckon/contract';
import type { Instance, State } from '../State';

type NewInstance = { widgetId: string; place: Place; element?: string; payload?: string };

/** A new instance of a widget, with an id not yet used in this page view. [ENT-21, A-15] */
export function addInstance(
  state: State,
  { widgetId, place, element, payload = '' }: NewInstance,
): [State, Instance] {
  const instance: Instance = {
    id: `${state.seed}${state.created}`,
    widgetId,
    place,
    element,
    renders: 0,
    rendered: false,
    renderReason: undefined,
    fallback: false,
    displayed: false,
    shownOn: undefined,
    openAsked: undefined,
    optInRequested: false,
    optedin: false,
    submitted: false,
    checked: false,
    refPayload: payload,
    overlay: { isLoading: false, isGeneratingRef: false, errors: [], smsLink: '' },
    omnichat: undefined,
  };
  const instances = { ...state.instances, [instance.id]: instance };
  return [{ ...state, instances, created: state.created + 1 }, instance];
}
