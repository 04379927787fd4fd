import { compileWatch, errors, hooks, listWatched } from '@beckon/contract';
import { type Pixel, type PixelDeps, startPixel } from '@beckon/pixel';
import { createStorage, report, warn } from '@beckon/platform';
import { routeAllowed } from '../core/conditions/routeAllowed';
import { isMobileBrowser } from '../edge/isMobileBrowser';
import { ownValue } from '../edge/ownValue';
import { places } from '../edge/places';
import { scriptOrigin } from '../edge/scriptOrigin';
import { watchAnchors } from '../edge/watchAnchors';
import { watchExitIntent } from '../edge/watchExitIntent';
import { watchScroll } from '../edge/watchScroll';
import { whenConfigured } from '../edge/whenConfigured';
import { createOwnParts } from './createParts';
import { isMarked, mark } from './Handover';
import { loadConfig } from './loadConfig';
import { startWatch } from './startWatch';
import { whenSeen } from './whenSeen';

const watchers = { scroll: watchScroll, exit_intent: watchExitIntent, anchor: watchAnchors };

/**
 * Starts on a page that contains its configuration, unless another copy has. Without a configuration it waits for one and claims
 * nothing. [LOAD-02, LOAD-27, LOAD-28, BOOT-14, ERR-13]
 */
export function startStandalone(page: Window): void {
  // The page behind a preview in the console has no visitor. [OWN-08, OWN-11]
  if (page.name === hooks.previewName) return;
  const origin = scriptOrigin(page.document) ?? '';
  whenConfigured(page, (raw) =>
    whenSeen(page.document, () => {
      if (ownValue(page, hooks.publicObject) === undefined && !isMarked(page)) launch(page, raw, origin);
      else console.info(`Beckon: ${errors.alreadyPresent}`);
    }),
  );
}

function launch(page: Window, raw: object, origin: string): void {
  mark(page);
  const { host } = raw as { host?: unknown };
  const named = typeof host === 'string' && host ? host.replace(/^(?!.*\/\/)/, '//') : '';
  const parts = createOwnParts(page, origin || named);
  const store = createStorage(() => page.localStorage);
  // Data sent when the visitor leaves goes where everything else goes.
  const pixel = guardedPixel({
    page,
    config: raw,
    origin: named.replace(/\/+$/, '') || origin,
    store,
    load: parts.later,
    report,
  });
  const begin = (config: Awaited<ReturnType<typeof loadConfig>>): void => {
    if (!config) return;
    pixel?.know(config.account);
    const facts = compileWatch(config.widgets);
    startWatch({
      page,
      origin,
      facts,
      loadConfig: () => config,
      watchers: {
        ...Object.fromEntries(listWatched(facts).map((kind) => [kind, watchers[kind]])),
        device: isMobileBrowser,
        places,
      },
      isRouteAllowed: routeAllowed,
      pixel,
      store,
      openStore: createStorage,
      parts,
    });
  };
  const config = loadConfig({ page, raw, origin, warn, loadReader: parts.config });
  if (config instanceof Promise) config.then(begin).catch(report);
  else begin(config);
}

/** Without a page id there is no pixel, and the configuration reports what is missing. [PIX-01] */
function guardedPixel(deps: PixelDeps): Pixel | undefined {
  try {
    return startPixel(deps);
  } catch (error) {
    warn(String(error));
    return undefined;
  }
}
