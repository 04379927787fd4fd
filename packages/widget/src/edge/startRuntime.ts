import { errors, hooks } from '@beckon/contract';
import { type Pixel, type PixelWorld, startPixel } from '@beckon/pixel';
import { createStorage, randomId, whenDomReady } from '@beckon/platform';
import type { Config } from '../config';
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
import { type Published, publishMc } from './publishMc';
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
      if (claim(page)) launch(page, raw, origin);
      else console.info(`Beckon: ${errors.alreadyPresent}`);
    }),
  );
}

/** Where a second copy finds that the page is taken, while `MC` is not there yet. */
const mark = Symbol.for('beckon.page');

/** Takes the page, unless another copy has it or its host has an `MC` of its own. [LOAD-02, LOAD-27, ERR-13] */
function claim(page: Window): boolean {
  if (ownValue(page, hooks.publicObject) !== undefined || Object.hasOwn(page, mark)) return false;
  return Reflect.defineProperty(page, mark, { value: true, configurable: true });
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
    scanner: createScanner(page.document),
    timers: createTimers(),
    hosts: new Map<string, HTMLElement>(),
  };
  const hands = createHands({
    ...world,
    send: (event) => ring.send(event),
    fetchDrawing: () => drawing.load(),
    loadWatchers: chunks.rareWatchers,
    mc: () => published?.mc,
    emit: (effect) => published?.emit(effect),
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
  let published: Published | undefined;
  const drawing = drawViews({
    ...world,
    ring,
    loadLate: () =>
      chunks.drawing().then(({ arrive }) => {
        if (!published) throw new Error('nothing is configured');
        return arrive({ ...world, ...published, ring, pixel });
      }),
  });

  if (typeof __BECKON_PREVIEW__ !== 'undefined') ringWatch.meet?.(ring);
  const begin = (config: Config | undefined): void => {
    if (!config) return;
    const listeners = createListeners(report);
    const { widgets } = config;
    published = publishMc({ ...world, ring, widgets, listeners, loadExplainer: chunks.explain });
    pixel?.know(config.account);
    const session = readSession(world.store, pixel?.api.sessionData.sessionId);
    const seed = randomId().slice(0, seedCharacters);
    whenDomReady(page.document, () =>
      watchPage({ ...chunks, ...world, ring, pixel, config, session, seed, redraw: drawing.refresh }),
    );
  };
  const config = readConfig({ ...world, raw, loadReader: chunks.config });
  if (config instanceof Promise) config.then(begin).catch(report);
  else begin(config);
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
