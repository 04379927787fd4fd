import { hooks, type PublicApi } from '@beckon/contract';
import type { Ring } from '../core/createRing';
import type { Explainer } from './createChunks';
import { createHandle, type Handle } from './createHandle';
import type { Listeners } from './createListeners';
import type { Scanner } from './createScanner';

type World = {
  page: Window;
  ring: Ring;
  listeners: Listeners;
  scanner: Scanner;
  loadExplainer: () => Promise<Explainer>;
  report: (error: unknown) => void;
};

/** The public object, and the way to answer a trigger. */
export type Published = {
  mc: PublicApi;
  answerTrigger: (call: string, id: string) => void;
  /** An instance has ended: nobody gets its handle any more. */
  forget: (id: string) => void;
};

/** Answers to triggers that are kept waiting; a page that fires more has no use for the first. */
const keptCalls = 50;

/** Puts `MC` on the window: a function object and an own property, as host pages test for. [API-01…04, API-09, API-14] */
export function publishMc({ page, ring, listeners, scanner, loadExplainer, report }: World): Published {
  const handles = new Map<string, Handle>();
  const calls = new Map<string, (handle: Handle) => void>();
  let fired = 0;

  const handleOf = (id: string): Handle => {
    const handle = handles.get(id) ?? createHandle(id, ring, listeners);
    handles.set(id, handle);
    return handle;
  };
  const find = (asked: string | number | object): string | undefined => {
    const instances = Object.values(ring.get().instances);
    // An overlay has no element of the page: it must not answer for one that nobody knows.
    if (asked instanceof Element)
      return instances.find(({ element }) => element && element === scanner.keyOf(asked))?.id;
    // One of several embeds can only be meant by its element. [API-03]
    return instances.find(({ widgetId, place }) => widgetId === String(asked) && place !== 'embed')?.id;
  };
  const api: PublicApi = {
    parse() {
      // Before the start there is nothing to rescan: the first look comes by itself.
      if (ring.get().isReady) ring.send({ type: 'page.scanned', elements: scanner.scan() });
    },
    getWidget(asked) {
      const id = find(asked);
      return id === undefined ? null : handleOf(id);
    },
    getWidgetList: () =>
      ring.get().order.flatMap((id) => {
        const widget = ring.get().widgets[id];
        return widget ? [{ widgetId: asNumber(id), name: widget.name, type: widget.widget_type }] : [];
      }),
    trigger(name, onOpened) {
      const call = `t${fired++}`;
      if (typeof onOpened === 'function') calls.set(call, onOpened);
      calls.delete(`t${fired - keptCalls}`);
      ring.send({ type: 'trigger.fired', name: String(name), call });
    },
    explain: (widgetId) =>
      loadExplainer().then(({ explainWidget }) =>
        explainWidget(String(widgetId), { state: ring.get(), past: ring.past(), at: Date.now() }),
      ),
  };
  const mc = Object.assign(() => {}, api);
  Object.defineProperty(page, hooks.publicObject, {
    value: mc,
    configurable: true,
    writable: true,
    enumerable: true,
  });
  return {
    mc,
    forget: (id) => handles.delete(id),
    answerTrigger(call, id) {
      try {
        calls.get(call)?.(handleOf(id));
      } catch (error) {
        report(error);
      }
    },
  };
}

/** Existing pages compare the id with a number. */
function asNumber(id: string): string | number {
  return /^\d{1,15}$/.test(id) ? Number(id) : id;
}
