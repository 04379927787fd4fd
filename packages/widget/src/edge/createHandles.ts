import type { Widget } from '@beckon/contract';
import type { Ring } from '../core/createRing';
import type { Effect } from '../core/Effect';
import { createHandle, type Handle } from './createHandle';
import type { Listeners } from './createListeners';
import { keepCalls } from './keepCalls';

/** The handles of a page: every configured widget has one, and every embed one of its own besides. [API-03] */
export type Handles = {
  /** The handle of a widget, on the page or not; none for an id that is not configured. */
  ofWidget: (widgetId: string) => Handle | null;
  /** The handle of an instance: its own if it is an embed, of which there may be several; else its widget's. */
  ofInstance: (id: string) => Handle | null;
  /** Tells the host's listeners. */
  emit: (effect: Extract<Effect, { order: 'emit' }>) => void;
  /** An instance has ended: nobody gets its own handle or hears of it any more. */
  forget: (id: string, widgetId: string) => void;
};

type World = {
  widgets: readonly Widget[];
  ring: Ring;
  listeners: Listeners;
  /** Handles of widgets that hosts have already. */
  handles: ReadonlyMap<string, Handle>;
};

const keyOf = (widgetId: string): string => `widget ${widgetId}`;

/** Gives out handles, each always the same: hosts keep one and listen on another. [API-03, API-14] */
export function createHandles({ widgets, ring, listeners, handles: given }: World): Handles {
  const handles = new Map<string, Handle>();
  const tell = keepCalls(ring);
  /** What a widget's own handle stands for. */
  const firstOf = (widgetId: string): string | undefined =>
    Object.values(ring.get().instances).find((one) => one.widgetId === widgetId)?.id;

  /** What each stood for before the fact that is being followed. */
  const stoodFor = new Map<string, string | undefined>();
  ring.subscribe(() => {
    for (const { widgetId } of handles.values()) stoodFor.set(widgetId, firstOf(widgetId));
  });

  const handleOf = (widgetId: string, embedId?: string): Handle | null => {
    const type = widgets.find(({ widget_id }) => widget_id === widgetId)?.widget_type;
    if (!type) return null;
    const key = embedId ?? keyOf(widgetId);
    const find = () => embedId ?? firstOf(widgetId);
    const known = handles.get(key);
    if (known) return known;
    const made = createHandle({ widgetId, type, key, find }, { ring, listeners, tell });
    const early = embedId === undefined ? given.get(widgetId) : undefined;
    const handle = early ? Object.defineProperties(early, Object.getOwnPropertyDescriptors(made)) : made;
    handles.set(key, handle);
    stoodFor.set(widgetId, firstOf(widgetId));
    return handle;
  };
  for (const widgetId of given.keys()) handleOf(widgetId);
  return {
    ofWidget: handleOf,
    ofInstance(id) {
      const { widgetId = '', place } = ring.get().instances[id] ?? {};
      return handleOf(widgetId, place === 'embed' ? id : undefined);
    },
    emit({ id, name, details }) {
      const { widgetId = '' } = ring.get().instances[id] ?? {};
      listeners.emit(id, name, details);
      if (firstOf(widgetId) === id) listeners.emit(keyOf(widgetId), name, details);
    },
    forget(id, widgetId) {
      handles.delete(id);
      listeners.forget(id);
      // The handle of the widget waits for its next instance, which may be there already; who listened to this one is done.
      if (stoodFor.get(widgetId) === id) listeners.forget(keyOf(widgetId));
    },
  };
}
