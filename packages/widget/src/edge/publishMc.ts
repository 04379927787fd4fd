import { hooks, type PublicApi, type WidgetHandle } from '@beckon/contract';
import type { Ring } from '../core/createRing';
import type { Listeners } from './createListeners';

/** The part of the public object that this runtime offers. */
export type Mc = Pick<PublicApi, 'getWidget' | 'getWidgetList'>;
type Handle = Pick<WidgetHandle, 'widgetId' | 'type' | 'on' | 'off' | 'open' | 'close'>;

/** Puts `MC` on the window: a function object and an own property, as host pages test for. [API-01, API-03, API-04, API-05, API-14] */
export function publishMc(page: Window, ring: Ring, listeners: Listeners): Mc {
  const handles = new Map<string, Handle>();
  const handleOf = (id: string): Handle => {
    const { widgetId = '' } = ring.get().instances[id] ?? {};
    const type = ring.get().widgets[widgetId]?.widget_type ?? 'modal';
    return {
      widgetId,
      type,
      on: (name, listener) => listeners.on(id, name, listener),
      off: (name, listener) => listeners.off(id, name, listener),
      // A plain open() is an explicit command: it shows the overlay at once.
      open: (flags) =>
        ring.send({
          type: 'instance.openAsked',
          id,
          flags: typeof flags === 'object' ? flags : { ignoreAll: true },
        }),
      close: () => ring.send({ type: 'instance.closeAsked', id, manual: false }),
    };
  };
  const mc = Object.assign(() => {}, {
    getWidget(asked: string | number | object) {
      const widgetId = String(asked);
      const instance = Object.values(ring.get().instances).find((one) => one.widgetId === widgetId);
      if (!instance) return null;
      const handle = handles.get(instance.id) ?? handleOf(instance.id);
      handles.set(instance.id, handle);
      return handle as WidgetHandle;
    },
    getWidgetList: () =>
      Object.values(ring.get().widgets).map(({ widget_id, name, widget_type }) => ({
        widgetId: asNumber(widget_id),
        name,
        type: widget_type,
      })),
  });
  Object.defineProperty(page, hooks.publicObject, {
    value: mc,
    configurable: true,
    writable: true,
    enumerable: true,
  });
  return mc;
}

/** Existing pages compare the id with a number. */
function asNumber(id: string): string | number {
  return /^\d{1,15}$/.test(id) ? Number(id) : id;
}
