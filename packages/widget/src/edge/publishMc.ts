import type { ConditionReport, PublicApi, Widget } from '@beckon/contract';
import type { Ring, Turn } from '../core/createRing';
import type { State } from '../core/State';
import type { Handle } from './createHandle';
import { createHandles, type Handles } from './createHandles';
import { createListeners } from './createListeners';
import type { Scanner } from './createScanner';

type Deps = {
  /** Every configured widget. */
  widgets: readonly Widget[];
  ring: Ring;
  scanner: Scanner;
  redraw: () => void;
  report: (error: unknown) => void;
  loadExplainer: () => Promise<Explainer>;
  /** As hosts already have them. */
  mc: PublicApi;
  handles: ReadonlyMap<string | Element, Handle>;
};

/** The part that explains decisions. [DISP-22] */
type Explainer = {
  explainWidget: (
    widgetId: string,
    seen: { state: State; past: readonly Turn[]; at: number },
  ) => ConditionReport[];
};

/** The public object, and the functions that notify its host. */
export type Published = Pick<Handles, 'emit' | 'forget'> & {
  answerTrigger: (call: string, id: string) => void;
};

/** The most trigger callbacks that wait; a page that fires more doesn't need the first. */
const keptCalls = 50;

/** Gives the public object and the existing handles their real methods. [API-02…05, API-09, API-14] */
export function publishMc({ report, loadExplainer, mc, ...deps }: Deps): Published {
  const { ring, scanner } = deps;
  const handles = createHandles({ ...deps, listeners: createListeners(report) });
  const calls = new Map<string, (handle: Handle) => void>();
  let fired = 0;

  const api: Omit<PublicApi, 'getWidgetList'> = {
    parse() {
      // Before the start there is nothing to rescan: the first scan happens by itself.
      if (ring.get().isReady) ring.send({ type: 'page.scanned', elements: scanner.scan() });
    },
    getWidget: (asked) =>
      asked instanceof Element ? handles.ofElement(asked) : handles.ofWidget(String(asked)),
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
  Object.assign(mc, api);
  return {
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
