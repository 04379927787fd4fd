import { errors, hooks } from '@beckon/contract';
import { type Pixel, type PixelWorld, startPixel } from '@beckon/pixel';
import { createStorage, randomId, whenDomReady } from '@beckon/platform';
import { askDrawing } from '../core/behaviours/askDrawing';
import { createRing } from '../core/createRing';
import { emptyState } from '../core/emptyState';
import { watching } from '../core/watching';
import { createChunks } from './createChunks';
import { createHands } from './createHands';
import { createListeners } from './createListeners';
import { createScanner } from './createScanner';
import { createTimers } from './createTimers';
import { drawViews } from './drawViews';
import { ownValue } from './ownValue';
import { publishMc } from './publishMc';
import { readConfig } from './readConfig';
import { readSession } from './readSession';
import { ringWatch } from './ringWatch';
import { scriptOrigin } from './scriptOrigin';
import { watchPage } from './watchPage';
import { whenConfigured } from './whenConfigured';

/** Set where the console builds its previews; visitors' scripts are built without what stands behind it. */
declare const __BECKON_PREVIEW__: true | undefined;

const seedCharacters = 8;
const warn = (message: string): void => console.warn(`Beckon: ${message}`);
const report = (error: unknown): void => console.error('Beckon:', error);

/** Starts the runtime on this page, unless another copy has. Without a configuration it waits for one and claims nothing. [LOAD-02, LOAD-27, LOAD-28, ERR-13] */
export function startRuntime(page: Window): void {
  const origin = scriptOrigin(page.document) ?? '';
  whenConfigured(page, (raw) =>
    whenSeen(page.document, () => {
      if (ownValue(page, hooks.publicObject) === undefined) launch(page, raw, origin);
      else console.info(`Beckon: ${errors.alreadyPresent}`);
    }),
  );
}

/** A page that the browser draws ahead of time may never be seen: nothing begins before it is. [OPEN-09, OPEN-17] */
function whenSeen(page: Document & { prerendering?: boolean }, proceed: () => void): void {
  if (page.prerendering) page.addEventListener('prerenderingchange', proceed, { once: true });
  else proceed();
}

/** Puts ring, hands, drawing and the public object together, then starts as soon as there is a page. */
function launch(page: Window, raw: object, origin: string): void {
  const { host } = raw as { host?: unknown };
  const chunks = createChunks(
    origin || (typeof host === 'string' && host ? host.replace(/^(?!.*\/\/)/, '//') : ''),
  );
  const world = {
    page,
    origin,
    warn,
    report,
    store: createStorage(() => page.localStorage, warn),
    visit: createStorage(() => page.sessionStorage, warn),
    listeners: createListeners(report),
    scanner: createScanner(page.document),
    timers: createTimers(),
    hosts: new Map<string, HTMLElement>(),
  };
  const hands = createHands({
    ...world,
    send: (event) => ring.send(event),
    fetchDrawing: () => drawing.load(),
    loadWatchers: chunks.rareWatchers,
    mc: () => published.mc,
  });
  const ring = createRing(emptyState, {
    hands,
    table: watching,
    settle: askDrawing,
    now: Date.now,
    report,
    lack: () => drawing.load(),
  });
  const pixel = guardedPixel({ ...world, config: raw, load: chunks.sending });
  const published = publishMc({ ...world, ring, loadExplainer: chunks.explain });
  const drawing = drawViews({
    ...world,
    ring,
    loadLate: () => chunks.drawing().then(({ arrive }) => arrive({ ...world, ...published, ring, pixel })),
  });

  if (typeof __BECKON_PREVIEW__ !== 'undefined') ringWatch.meet?.(ring);
  readConfig({ ...world, raw, loadReader: chunks.config })
    .then((config) => {
      if (!config) return;
      pixel?.know(config.account);
      const session = readSession(world.store, pixel?.api.sessionData.sessionId);
      const seed = randomId().slice(0, seedCharacters);
      whenDomReady(page.document, () =>
        watchPage({ ...chunks, ...world, ring, pixel, config, session, seed, redraw: drawing.refresh }),
      );
    })
    .catch(report);
}

/** Without a page id there is no pixel, and the configuration says what it lacks. [PIX-01] */
function guardedPixel(world: PixelWorld): Pixel | undefined {
  try {
    return startPixel(world);
  } catch (error) {
    warn(String(error));
    return undefined;
  }
}
