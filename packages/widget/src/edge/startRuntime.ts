import { errors, hooks } from '@beckon/contract';
import { createStorage, randomId, whenDomReady } from '@beckon/platform';
import { askDrawing } from '../core/behaviours/askDrawing';
import { createRing } from '../core/createRing';
import type { Event } from '../core/Event';
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
import { scriptOrigin } from './scriptOrigin';
import { watchPage } from './watchPage';
import { whenConfigured } from './whenConfigured';

const seedCharacters = 8;
const warn = (message: string): void => console.warn(`Beckon: ${message}`);
const report = (error: unknown): void => console.error('Beckon:', error);

/** Starts the runtime on this page, unless another copy has. Without a configuration it waits for one and claims nothing. [LOAD-02, LOAD-27, LOAD-28, ERR-13] */
export function startRuntime(page: Window): void {
  const origin = scriptOrigin(page.document) ?? '';
  whenConfigured(page, (raw) => {
    if (ownValue(page, hooks.publicObject) === undefined) launch(page, raw, origin);
    else console.info(`Beckon: ${errors.alreadyPresent}`);
  });
}

/** Puts ring, hands, drawing and the public object together, then starts as soon as there is a page. */
function launch(page: Window, raw: object, origin: string): void {
  const { host } = raw as { host?: unknown };
  const chunks = createChunks(origin === '' && typeof host === 'string' ? host : origin);
  const store = createStorage(() => page.localStorage, warn);
  const visit = createStorage(() => page.sessionStorage, warn);
  const listeners = createListeners(report);
  const scanner = createScanner(page.document);
  const timers = createTimers();
  const hosts = new Map<string, HTMLElement>();
  const send = (event: Event): void => ring.send(event);
  const hands = createHands({
    page,
    hosts,
    scanner,
    store,
    timers,
    listeners,
    send,
    warn,
    fetchDrawing: () => drawing.load(),
    loadAnchors: chunks.anchors,
    report,
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
  const published = publishMc({ page, ring, listeners, scanner, loadExplainer: chunks.explain, report });
  const { answerTrigger, forget } = published;
  const late = {
    page,
    ring,
    hosts,
    scanner,
    store,
    visit,
    timers,
    listeners,
    origin,
    answerTrigger,
    forget,
    report,
  };
  const drawing = drawViews({
    page: page.document,
    ring,
    hosts,
    loadLate: () => chunks.ui().then(({ arrive }) => arrive(late)),
    report,
  });

  readConfig({ page, raw, origin, loadReader: chunks.config, warn })
    .then((config) => {
      if (!config) return;
      const seed = randomId().slice(0, seedCharacters);
      whenDomReady(page.document, () =>
        watchPage({ page, ring, config, store, visit, seed, scanner, loadExplainer: chunks.explain }),
      );
    })
    .catch(report);
}
