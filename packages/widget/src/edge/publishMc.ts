import { hooks, type PublicApi, type Widget } from '@beckon/contract';
import type { Ring } from '../core/createRing';
import type { Explainer } from './createChunks';
import type { Handle } from './createHandle';
import { createHandles, type Handles } from './createHandles';
import type { Listeners } from './createListeners';
import type { Scanner } from './createScanner';

type World = {
  page: Window;
  /** Every configured widget. */
  widgets: readonly Widget[];
  ring: Ring;
  listeners: Listeners;
  scanner: Scanner;
  loadExplainer: () => Promise<Explainer>;
  report: (error: unknown) => void;
};

/** The public object, and the ways to tell its host something. */
export type Published = Pick<Handles, 'emit' | 'forget'> & {
  mc: PublicApi;
  answerTrigger: (call: string, id: string) => void;
};

/** Answers to triggers that are kept waiting; a page that fires more has no use for the first. */
const keptCalls = 50;

/**
 * Puts `MC` on the window: a function object and an own property, as host pages test for. It is complete from its first moment, because
 * pages that see it use it at once. [API-01…04, API-09, API-14, A-01]
 */
export function publishMc({ page, scanner, loadExplainer, report, ...world }: World): Published {
  const { ring, widgets } = world;
  const handles = createHandles(world);
  const calls = new Map<string, (handle: Handle) => void>();
  let fired = 0;

  const api: PublicApi = {
    parse() {
      // Before the start there is nothing to rescan: the first look comes by itself.
      if (ring.get().isReady) ring.send({ type: 'page.scanned', elements: scanner.scan() });
    },
    getWidget(asked) {
      if (!(asked instanceof Element)) return handles.ofWidget(String(asked));
      // An overlay has no element of the page: it must not answer for one that nobody knows.
      const key = scanner.keyOf(asked);
      const found = key && Object.values(ring.get().instances).find(({ element }) => element === key);
      return found ? handles.ofInstance(found.id) : null;
    },
    getWidgetList: () =>
      widgets.map(({ widget_id, name, widget_type }) => ({
        widgetId: asNumber(widget_id),
        name,
        type: widget_type,
      })),
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
    emit: handles.emit,
    forget: handles.forget,
    answerTrigger(call, id) {
      const handle = handles.ofInstance(id);
      try {
        if (handle) calls.get(call)?.(handle);
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
