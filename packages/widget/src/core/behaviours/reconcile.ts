import { errors } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import type { Effect } from '../Effect';
import type { EventOf, FoundElement } from '../Event';
import type { Outcome } from '../Outcome';
import type { Instance, State } from '../State';
import { becomeReady } from './addTrigger';
import { destroyInstance } from './destroyInstance';
import { loadElement } from './loadElement';
import { loadOverlays } from './loadOverlays';
import { setPayload } from './setPayload';

/**
 * The page has been scanned: creates, keeps or ends instances. With a landing container only the landing widget
 * loads; otherwise overlays, then embeds, then checkboxes. [LOAD-13, LOAD-15, LOAD-17…22]
 */
export function reconcile(state: State, { elements, at }: EventOf<'page.scanned'>): Outcome {
  const orders: Effect[] = [];
  let next = state;
  const follow = ([after, ...more]: Outcome): void => {
    next = after;
    orders.push(...more);
  };

  for (const instance of Object.values(state.instances))
    if (instance.element !== undefined) follow(followElement(next, instance, { elements, at }));
  const landings = elements.filter(({ place }) => place === 'landing');
  const wanted = landings.length > 0 ? landings : inOrder(elements);
  if (!state.isReady && landings.length === 0) follow(loadOverlays(next));
  for (const element of wanted) if (!instanceAt(next, element.key)) follow(place(next, element));
  if (!state.isReady) follow(becomeReady(next));
  return [next, ...orders];
}

/**
 * An application may reuse an element for another widget or another product. Another widget gets a new instance, and so does a visitor who
 * has opted in or is being asked in the messenger; otherwise the payload changes, after any number already sent has been answered.
 * A payload set by the host stays until the element's payload changes. [LOAD-21, LOAD-22, REF-03]
 */
function followElement(
  state: State,
  { id, element, widgetId, attribute, optedin, asksSince, checkFailed, overlay: { isLoading } }: Instance,
  { elements, at }: Pick<EventOf<'page.scanned'>, 'elements' | 'at'>,
): Outcome {
  const now = elements.find(({ key }) => key === element);
  if (now?.widgetId !== widgetId) return destroyInstance(state, id);
  const { payload } = now;
  if (payload === attribute || isLoading) return [state];
  const isPolling = asksSince !== undefined && !checkFailed;
  if (optedin || isPolling) return destroyInstance(state, id);
  const [next, ...orders] = setPayload(state, { type: 'instance.payloadSet', id, text: payload ?? '', at });
  return [changeInstance(next, id, { attribute: payload }), ...orders];
}

/** Embeds before checkboxes, each in document order. [LOAD-15] */
function inOrder(elements: readonly FoundElement[]): FoundElement[] {
  return ['embed', 'checkbox'].flatMap((wanted) => elements.filter(({ place: one }) => one === wanted));
}

function instanceAt({ instances }: State, key: string): Instance | undefined {
  return Object.values(instances).find(({ element }) => element === key);
}

/** A second checkbox with the same widget stays empty, with one warning in the console. [LOAD-18, ERR-12] */
function place(state: State, element: FoundElement): Outcome {
  const { widgetId } = element;
  const isTaken =
    element.place === 'checkbox' &&
    Object.values(state.instances).some((one) => one.place === 'checkbox' && one.widgetId === widgetId);
  if (!isTaken) return loadElement(state, element);
  if (state.warned.includes(widgetId)) return [state];
  const warned = [...state.warned, widgetId];
  return [
    { ...state, warned },
    { order: 'warn', message: errors.duplicateCheckbox(widgetId) },
  ];
}
