import { lists, type Widget } from '@beckon/contract';
import { widgetComing } from '../core/conditions/widgetComing';
import type { Ring } from '../core/createRing';
import type { Effect } from '../core/Effect';
import { createCallQueue } from './createCallQueue';
import { createHandle, type Handle } from './createHandle';
import type { Listeners } from './createListeners';
import type { Scanner } from './createScanner';

type OrderOf<Name extends Effect['order']> = Extract<Effect, { order: Name }>;

/** The handles of a page: every configured widget has one for all its instances, and every embed has a separate one. [API-03] */
export type Handles = {
  /** The handle of a widget, on the page or not; none for an id that isn't configured. */
  ofWidget: (widgetId: string) => Handle | null;
  /** The handle of the widget in an element, or of the one it will hold after the pending fact. */
  ofElement: (element: Element) => Handle | null;
  /** The handle of an instance: its own if its element is one of possibly several; otherwise its widget's. */
  ofInstance: (id: string) => Handle | null;
  /** Calls the host's listeners of the instance and of its widget. */
  emit: (effect: OrderOf<'emit'>) => void;
  /** An instance has ended: its handle and listeners are dropped. */
  forget: (effect: OrderOf<'destroy'>) => void;
};

type Deps = {
  widgets: readonly Widget[];
  ring: Ring;
  scanner: Scanner;
  listeners: Listeners;
  redraw: () => void;
  /** Handles that hosts already have, by widget or element. */
  handles: ReadonlyMap<string | Element, Handle>;
};

const keyOf = (widgetId: string): string => `widget ${widgetId}`;

/** Returns handles, always the same for each key: hosts keep one and listen on another. [API-03, API-14] */
export function createHandles({ widgets, scanner, handles: given, ...deps }: Deps): Handles {
  const { ring, listeners } = deps;
  const handles = new Map<string, Handle>();
  const types = new Map(widgets.map(({ widget_id, widget_type }) => [widget_id, widget_type]));
  const send = createCallQueue(ring);
  const instances = () => Object.values(ring.get().instances);

  /** With the element of an embed: the handle of only that one. */
  const handleOf = (widgetId: string, element?: string, early?: Handle): Handle | null => {
    const type = types.get(widgetId);
    if (!type) return null;
    const place = lists.typesAt.embed.includes(type) ? element : undefined;
    const key = place ?? keyOf(widgetId);
    const find = () =>
      instances().flatMap((one) =>
        one.widgetId === widgetId && (place === undefined || one.element === place) ? [one.id] : [],
      );
    const known = handles.get(key);
    const made = known ?? createHandle({ widgetId, type, key, find }, { ...deps, send });
    // A host may have several that turn out to be the same: each one works.
    const handle = early ? Object.defineProperties(early, Object.getOwnPropertyDescriptors(made)) : made;
    if (!known) handles.set(key, handle);
    return known ?? handle;
  };
  for (const [asked, handle] of given)
    handleOf(handle.widgetId, asked instanceof Element ? scanner.nameOf(asked) : undefined, handle);

  return {
    ofWidget: (widgetId) => handleOf(widgetId),
    ofElement(element) {
      const { isReady } = ring.get();
      // Before the first scan, an element counts as found.
      if (!isReady) scanner.scan();
      const key = scanner.keyOf(element);
      const instance = key && instances().find((one) => one.element === key);
      if (instance) return handleOf(instance.widgetId, key);
      const coming = key && (!isReady || ring.isTurning()) && widgetComing(key, scanner.last(), types);
      return coming ? handleOf(coming, key) : null;
    },
    ofInstance(id) {
      const { widgetId = '', element } = ring.get().instances[id] ?? {};
      return handleOf(widgetId, element);
    },
    emit({ id, name, details }) {
      const { widgetId = '', element: key } = ring.get().instances[id] ?? {};
      const element = key && scanner.elementOf(key);
      const payload = element ? { ...details, element } : details;
      if (key) listeners.emit(key, name, payload as never);
      listeners.emit(keyOf(widgetId), name, payload as never);
    },
    forget({ widgetId, element }) {
      const hasAnother = instances().some((one) => one.widgetId === widgetId && one.element === element);
      if (element === undefined || hasAnother) return;
      handles.delete(element);
      listeners.forget(element);
      // There is only one of each checkbox: its listeners are done. The handle itself waits for the next. [LOAD-21]
      if (types.get(widgetId) === 'checkbox') listeners.forget(keyOf(widgetId));
    },
  };
}
