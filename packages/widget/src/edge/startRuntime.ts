import { errors, hooks } from '@beckon/contract';
import { createStorage, randomId, whenDomReady } from '@beckon/platform';
import { createRing, type Ring } from '../core/createRing';
import type { Event } from '../core/Event';
import { emptyState } from '../core/emptyState';
import { type Bases, readBackend } from '../core/writing/readBackend';
import { tickerMarks } from '../core/writing/tickerMarks';
import { createChunks } from './createChunks';
import { createHands } from './createHands';
import { createListeners } from './createListeners';
import { drawViews } from './drawViews';
import { readSession } from './keepSession';
import { ownValue } from './ownValue';
import { publishMc } from './publishMc';
import { readBrowser } from './readBrowser';
import { type Config, readConfig } from './readConfig';
import { scriptOrigin } from './scriptOrigin';
import { tickSeconds } from './tickSeconds';
import { watchScroll } from './watchScroll';

const seedCharacters = 8;
const warn = (message: string): void => console.warn(`Beckon: ${message}`);
const report = (error: unknown): void => console.error('Beckon:', error);

/** Starts the runtime on this page, unless another copy has, or there is nothing to start with. [LOAD-02, LOAD-27, LOAD-28, ERR-13] */
export function startRuntime(page: Window): void {
  if (ownValue(page, hooks.publicObject) !== undefined) {
    console.info(`Beckon: ${errors.alreadyPresent}`);
    return;
  }
  const raw = ownValue(page, hooks.config);
  if (typeof raw !== 'object' || raw === null) return;

  const origin = scriptOrigin(page.document) ?? '';
  const bases = basesFor(page, raw, origin);
  const chunks = createChunks(origin === '' ? bases.host : origin);
  const store = createStorage(() => page.localStorage, warn);
  const listeners = createListeners(report);
  const hosts = new Map<string, HTMLElement>();
  const send = (event: Event): void => ring.send(event);
  const hands = createHands({ page, hosts, store, bases, listeners, send, warn });
  const ring = createRing(emptyState, { hands, now: Date.now, report });

  publishMc(page, ring, listeners);
  drawViews({ ring, hosts, loadUi: chunks.ui, report });
  readConfig({ raw, loadReader: chunks.config, host: bases.host, warn })
    .then((config) => {
      if (config) whenDomReady(page.document, () => run({ page, ring, config, session: readSession(store) }));
    })
    .catch(report);
}

type Run = { page: Window; ring: Ring; config: Config; session: ReturnType<typeof readSession> };

/** Hands the core everything it starts with, then lets the page's own events in. */
function run({ page, ring, config, session }: Run): void {
  const { account, widgets } = config;
  const seed = randomId().slice(0, seedCharacters);
  ring.send({
    type: 'app.started',
    account,
    widgets,
    session,
    browser: readBrowser(page),
    url: page.location.href,
    seed,
  });
  watchScroll(page, (percent) => ring.send({ type: 'page.scrolled', percent }));
  tickSeconds(tickerMarks(widgets), (seconds) => ring.send({ type: 'page.ticked', seconds }));
}

/** Only own, textual values are taken from the page: neither may come from an element or from storage. [BOOT-08, A-84] */
function basesFor(page: Window, raw: object, origin: string): Bases {
  const { host } = raw as { host?: unknown };
  const override = ownValue(page, hooks.backendOverride);
  return readBackend({
    configured: typeof host === 'string' ? host : '',
    scriptOrigin: origin,
    override: typeof override === 'string' ? override : undefined,
    pageProtocol: page.location.protocol,
  });
}
