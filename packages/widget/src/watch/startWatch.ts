import { hooks, type PageFacts } from '@beckon/contract';
import type { Pixel } from '@beckon/pixel';
import { report, type Store, whenDomReady, whenIdle } from '@beckon/platform';
import type { Config } from '../config';
import { findDue } from '../core/conditions/findDue';
import type { routeAllowed } from '../core/conditions/routeAllowed';
import type { Ring } from '../core/createRing';
import type { Framer } from '../edge/createFrames';
import { announceTo, appEvents } from './announceTo';
import { createLoader } from './createLoader';
import type { Later, Parts } from './createParts';
import { createSeen } from './createSeen';
import { type Handover, mark, type Receiver, type WatchedFact } from './Handover';
import { offerApi } from './offerApi';
import { type Watchers, watchPage } from './watchPage';

type Listed = PageFacts['w'][number];

/** A page, and what its script knows about the account. */
export type Watch = {
  page: Window;
  origin: string;
  facts: PageFacts;
  loadConfig: () => Config;
  watchers: Watchers;
  isRouteAllowed?: typeof routeAllowed | undefined;
  pixel: Pixel | undefined;
  store: Store;
  /** Opens another store the same way. */
  openStore: (open: () => Storage) => Store;
  parts: Parts;
  /** Draws first frames, if the account has any. */
  framer?: Framer | undefined;
  onRing?: (ring: Ring) => void;
  speak?: Handover['speak'];
};

/**
 * Watches a page on which nothing is shown yet, and loads the runtime as soon as it may be needed: sometimes too early,
 * never too late. The core still decides what opens. [LOAD-03, LOAD-26, DISP-23, A-01]
 */
export function startWatch(watch: Watch): void {
  const { page, facts, loadConfig, isRouteAllowed } = watch;
  const { device, places } = watch.watchers;
  const isMobile = device?.(page) ?? false;
  const { seen, readPage, notice } = createSeen(page, watch.store, isMobile);
  const hosts = new Map<string, HTMLElement>();
  const load = createLoader(watch.parts.acting);
  let receiver: Receiver | undefined;
  let leave = (): void => {};
  let stopLooking: (() => void) | undefined;

  const loadFor = (widgets: Listed[]) => load(widgets.map(([, type]) => type));
  /** Scans the page for elements that ask for widgets, and loads the runtime for them; undefined if there are none. */
  const scan = (): Promise<unknown> | undefined => {
    const ids = places?.list(page.document) ?? [];
    const asked = facts.w.filter(([id]) => ids.includes(id));
    return asked[0] && loadFor(asked);
  };
  const check = (): void => {
    if (receiver) return;
    const due = findDue(facts, readPage(), isRouteAllowed).map((place) => facts.w[place] as Listed);
    if (!due[0]) return;
    if (watch.framer) watch.framer.draw(due, hosts, () => loadFor(due));
    else loadFor(due);
  };
  const handleFact = (fact: WatchedFact): void => {
    if (fact.type === 'route.changed') leave();
    notice(fact);
    receiver?.handle(fact);
    check();
  };

  const offer = offerApi({ facts, load, scan, places });
  const { announce, recall } = announceTo(page, offer.mc);
  mark(page, () => ({
    ...watch,
    ...offer,
    config: loadConfig(),
    seen,
    hosts,
    announceReady: () => announce(appEvents.ready),
    recall,
    reportTo(one) {
      receiver = one;
      // The runtime looks for them itself.
      stopLooking?.();
    },
  }));
  // By assignment: a page may have declared the name, and elements with that name give way.
  page[hooks.publicObject as never] = offer.mc as never;
  announce(appEvents.started);

  whenDomReady(page.document, () => {
    announce(appEvents.initialized);
    // If elements ask for widgets, the host gets ready once they have them.
    if (!scan()) announce(appEvents.ready);
    stopLooking = places?.watch(page, scan);
    watchPage({ ...watch, url: seen().url, isMobile, report: handleFact });
    check();
    // What another tab has closed may come again, and in a tab that was hidden, or in the browser's cache, time has passed.
    page.addEventListener('visibilitychange', check);
    page.addEventListener('storage', check);
    if (page.location.search.includes(hooks.debugParameter)) load();
    whenIdle(page, () => {
      // The runtime does its own counting.
      if (receiver) return;
      const isTaken = (): boolean => receiver !== undefined;
      const whenLeft = (act: () => void): void => {
        leave = act;
      };
      const begin = ({ onIdle }: Later): void =>
        onIdle?.({ ...watch, seen, readPage, hosts, isTaken, whenLeft, recall });
      // Nothing on the page depends on a part that fails to load.
      watch.parts
        .later()
        .then(begin, () => {})
        .catch(report);
    });
  });
}
