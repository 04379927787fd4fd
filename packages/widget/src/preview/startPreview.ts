import { compileWatch } from '@beckon/contract';
import { createStorage, warn } from '@beckon/platform';
import type { Config } from '../config';
import type { Ring } from '../core/createRing';
import { learnLanguages, type Speech } from '../edge/learnLanguages';
import { createOwnParts } from '../watch/createParts';
import { loadConfig } from '../watch/loadConfig';
import { startWatch } from '../watch/startWatch';
import { isThere, nextFact } from './nextFact';
import type { PreviewOrder } from './PreviewOrder';

export { type PreviewOrder, type PreviewState, previewStates } from './PreviewOrder';

/** No preview needs this many facts; a widget that flips between two states would take them forever. */
const mostFacts = 20;

/**
 * Starts the same runtime that pages load, on a preview page, and drives its widget to the requested state.
 * `onThere` is called once, when the core gets there; drawing may take a moment longer. [OWN-08]
 */
export function startPreview(page: Window, order: PreviewOrder, onThere: () => void): void {
  const { origin } = page.location;
  const parts = createOwnParts(page, origin);
  const begin = (config: Config | undefined): void => {
    if (!config) return;
    startWatch({
      page,
      origin,
      facts: compileWatch(config.widgets),
      loadConfig: () => config,
      watchers: {},
      isRouteAllowed: undefined,
      pixel: undefined,
      store: createStorage(() => page.localStorage),
      openStore: createStorage,
      // A preview counts nothing.
      parts: { acting: parts.acting, later: () => new Promise(() => {}) },
      onRing: (ring) => driveTo(ring, order, onThere),
      speak: (widgets) => speakAs(widgets, order.spoken),
    });
    parts.acting(config.widgets.map(({ widget_type }) => widget_type)).catch(warn);
  };
  const config = loadConfig({ page, raw: order.config, origin, warn, loadReader: parts.config });
  if (config instanceof Promise) config.then(begin, warn);
  else begin(config);
}

/** The widgets in the language of the preview, whichever they always speak on pages; without one, in their first. */
function speakAs(widgets: Config['widgets'], spoken: PreviewOrder['spoken']): Speech {
  const free = widgets.map((widget) => ({
    ...widget,
    data: { ...widget.data, setup: { ...widget.data.setup, language: undefined } },
  }));
  const { language = 'en', file } = spoken ?? {};
  const code = language.slice(0, 2);
  return learnLanguages(free, file ? { [code]: { ...file, language } } : {}, code);
}

function driveTo(ring: Ring, order: PreviewOrder, onThere: () => void): void {
  let facts = 0;
  let wasThere = false;
  ring.subscribe(() => {
    const fact = wasThere ? undefined : nextFact(ring.get(), order);
    if (fact && facts < mostFacts) {
      facts += 1;
      // The ring is turning: the fact follows this one.
      queueMicrotask(() => ring.send(fact));
    } else if (!wasThere && isThere(ring.get(), order)) {
      wasThere = true;
      onThere();
    }
  });
}
