import { hooks, storageKeys } from '@beckon/contract';
import { randomId, report, type Store, warn, whenDomReady } from '@beckon/platform';
import { createRing, type Ring } from './core/createRing';
import type { Event } from './core/Event';
import { emptyState } from './core/emptyState';
import { countPage } from './edge/countPage';
import { createMessengerHandlers } from './edge/createMessengerHandlers';
import { createPageHandlers } from './edge/createPageHandlers';
import { createScanner, type Scanner } from './edge/createScanner';
import { createServerHandlers } from './edge/createServerHandlers';
import { createTimers } from './edge/createTimers';
import { drawViews } from './edge/drawViews';
import type { Speech } from './edge/learnLanguages';
import { loadLanguages } from './edge/loadLanguages';
import { parseCount } from './edge/parseCount';
import { publishMc } from './edge/publishMc';
import { readBrowser } from './edge/readBrowser';
import { readSession } from './edge/readSession';
import { readStored } from './edge/readStored';
import { wait } from './edge/wait';
import { watchChanges } from './edge/watchChanges';
import { watchElements } from './edge/watchElements';
import { watchScripts } from './edge/watchScripts';
import { watchSession } from './edge/watchSession';
import { watchVisibility } from './edge/watchVisibility';
import { createUi } from './ui/createUi';
import type { Handover } from './watch/Handover';

const seedCharacters = 8;
const languagePatienceMs = 3000;
/**
 * Connects ring, handlers and drawing to the public object that hosts already have, and starts with what was seen of the page
 * so far. The watcher keeps reporting what happens on it. [LOAD-03, BOOT-02, STOR-04]
 */
export function startRuntime(page: Window, handover: Handover): Ring {
  const { config, origin, store, pixel } = handover;
  const scanner = createScanner(page.document);
  let speech: Speech | undefined;
  const deps = {
    page,
    origin,
    warn,
    report,
    store,
    pixel,
    scanner,
    visit: handover.openStore(() => page.sessionStorage),
    timers: createTimers(),
    hosts: new Map<string, HTMLElement>(),
    ring: () => ring,
    framer: handover.framer,
  };
  const ring: Ring = createRing(emptyState, {
    handlers: {
      ...createPageHandlers({ ...deps, given: handover.hosts, send: (event) => ring.send(event) }),
      ...createServerHandlers(deps),
      ...createMessengerHandlers(deps),
      announceReady: () => handover.announceReady(),
      destroy(effect) {
        deps.timers.cancelAll(effect.id);
        published.forget(effect);
      },
      emit: (effect) => published.emit(effect),
      answerTrigger: ({ call, id }) => published.answerTrigger(call, id),
    },
    now: Date.now,
    report,
  });
  const redraw = drawViews({
    ...deps,
    given: handover.hosts,
    ring,
    draw: createUi({ ...deps, send: ring.send, wait, caption: (...given) => speech?.caption(...given) }),
  });
  const published = publishMc({
    ...deps,
    ...handover,
    ring,
    redraw,
    widgets: config.widgets,
    loadExplainer: () => import('./explain/explainWidget'),
  });
  // From now on the runtime counts the page's views. [OWN-11]
  pixel?.bring();
  handover.onRing?.(ring);
  for (const call of handover.drainCalls()) guarded(call);

  const begin = (learned?: Speech): void => {
    speech = learned;
    ring.send({ ...buildStart(deps, handover), ...(learned && { widgets: learned.widgets }) });
    // First frames that have no place on this page after all.
    for (const host of handover.hosts.values()) handover.framer?.drop(host);
    watchOn({ ...deps, handover, ring, redraw });
  };
  whenDomReady(page.document, () => {
    if (handover.onRing) return begin(handover.speak?.(config.widgets));
    const learning = loadLanguages({ page, origin, config });
    // A language that does not load, or takes too long, leaves its widgets in English.
    if (learning)
      Promise.race([learning, wait(languagePatienceMs)])
        .catch(report)
        .then((learned) => begin(learned as Speech | undefined))
        .catch(report);
    else begin();
  });
  return ring;
}

/** The first fact: the configuration, and what is known about the page and its visitor. */
function buildStart(
  { page, store, pixel, visit }: Pick<Handover, 'store' | 'pixel'> & { page: Window; visit: Store },
  handover: Handover,
): Extract<Event, { type: 'app.started' }> {
  return {
    type: 'app.started',
    ...handover.config,
    ...handover.seen(),
    session: readSession(store, pixel?.api.sessionData.sessionId),
    browser: readBrowser(page),
    stored: readStored(store, visit),
    renderFallbackMs: parseCount(store.readText(storageKeys.renderedFallbackTimeout)),
    seed: randomId().slice(0, seedCharacters),
  };
}

type Watching = Pick<Handover, 'store' | 'pixel'> & {
  page: Window;
  handover: Handover;
  scanner: Scanner;
  hosts: Map<string, HTMLElement>;
  ring: Ring;
  redraw: () => void;
};

/** From the start, the ring receives what happens on the page and in other tabs. [LOAD-10, DISP-15, DISP-22] */
function watchOn({ page, handover, store, pixel, scanner, hosts, ring, redraw }: Watching): void {
  const rescan = (): void => ring.send({ type: 'page.scanned', elements: scanner.scan() });
  handover.reportTo({
    handle(fact) {
      // What a host removed before the route change belongs to the previous page.
      if (fact.type === 'route.changed') redraw();
      ring.send(fact);
    },
  });
  watchChanges(page, watchElements(page.document, { scanner, hosts, report: rescan, redraw }));
  // Some applications reuse an element for another product.
  new MutationObserver(rescan).observe(page.document, {
    subtree: true,
    attributeFilter: [hooks.widgetIdAttribute, hooks.payloadAttribute],
  });
  countPage({ page, ring, pixel });
  explainTo({ page, ring, scanner }).catch(report);
  // What other tabs have shown in the meantime applies before anything opens here. [DISP-15]
  watchSession(page, store, (widgets) => ring.send({ type: 'session.renewed', widgets }));
  watchScripts(page, handover.recall);
  watchVisibility(page, () => ring.send({ type: 'page.shown' }));
}

/** Fetches the part that explains decisions in debug mode, or if no website is listed and numbers may be rejected. [DISP-22, A-27] */
async function explainTo(deps: { page: Window; ring: Ring; scanner: Scanner }): Promise<void> {
  const { app, widgets } = deps.ring.get();
  const isUnlisted =
    app?.whitelist?.length === 0 && Object.values(widgets).some((one) => one.channel !== 'fb');
  if (isUnlisted || deps.page.location.search.includes(hooks.debugParameter))
    (await import('./explain')).explain(deps);
}

function guarded(act: () => void): void {
  try {
    act();
  } catch (error) {
    report(error);
  }
}
