import {
  anchorIn,
  compileWatch,
  listWatched,
  type PublicApi,
  storageKeys,
  type Widget,
} from '@beckon/contract';
import { createStorage } from '@beckon/platform';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routeAllowed } from '../core/conditions/routeAllowed';
import type { Event } from '../core/Event';
import { emptyState } from '../core/emptyState';
import { step } from '../core/step';
import { visitAt } from '../core/testing/anyAccount';
import { opening } from '../core/testing/started';
import { newerMemories } from '../core/writing/newerMemories';
import { isMobileBrowser } from '../edge/isMobileBrowser';
import { readMemories } from '../edge/readSession';
import { watchExitIntent } from '../edge/watchExitIntent';
import { watchScroll } from '../edge/watchScroll';
import { watchSession } from '../edge/watchSession';
import { watchVisibility } from '../edge/watchVisibility';
import { startWatch } from './startWatch';
import { anyVisit, type Happening, type Visit } from './testing/anyVisit';
import { createClock } from './testing/createClock';
import { pretendPage } from './testing/pretendPage';
import { watchPage } from './watchPage';

const accounts = 10_000;
const clock = createClock();

/**
 * Where the facts of the core come from. Before the runtime has loaded there is none of its own: those follow from what it has drawn, loaded or
 * answered, or are calls of hosts that wait for it. The test makes all others happen.
 */
const sources: Record<Event['type'], 'visit' | 'runtime'> = {
  'app.started': 'visit',
  'page.scanned': 'visit',
  'page.scrolled': 'visit',
  'page.ticked': 'visit',
  'page.exitIntended': 'visit',
  'page.anchorReached': 'visit',
  'page.shown': 'visit',
  'route.changed': 'visit',
  'session.renewed': 'visit',
  'instance.openAsked': 'visit',
  'trigger.fired': 'visit',
  // For every widget at once: no runtime is faster.
  'instance.rendered': 'visit',
  'sdk.settled': 'runtime',
  'instance.closeAsked': 'runtime',
  'instance.repeatDue': 'runtime',
  'overlay.removed': 'runtime',
  'instance.payloadSet': 'runtime',
  'instance.submitAsked': 'runtime',
  'instance.checked': 'runtime',
  'plugin.optedIn': 'runtime',
  'optIn.checkDue': 'runtime',
  'optIn.answered': 'runtime',
  'optIn.failed': 'runtime',
  'phone.edited': 'runtime',
  'phone.submitted': 'runtime',
  'phone.answered': 'runtime',
  'phone.failed': 'runtime',
  'smsRef.wanted': 'runtime',
  'smsRef.answered': 'runtime',
  'smsLink.followed': 'runtime',
  'bubble.mounted': 'runtime',
  'bubble.toggled': 'runtime',
  'bubble.timed': 'runtime',
  'bubble.iconDue': 'runtime',
  'channel.chosen': 'runtime',
  'popover.closed': 'runtime',
  'chat.called': 'runtime',
};

const places = { box: 'embed', checkbox: 'checkbox', landing: 'landing' } as const;
const start = opening({ widgets: [], account: { messenger_mode: 'link' } });
const never = () => new Promise<never>(() => {});

let giveBack: () => void;
beforeAll(() => {
  giveBack = clock.borrow();
});
afterAll(() => giveBack());

/** A page with an account's watcher, and with a core that has been there from the start: it receives all that happens, right after the watcher. */
function openPage({ account, url, isMobile, hasFrames }: Visit) {
  clock.begin(visitAt);
  const tab = pretendPage({ url, isMobile });
  const { page } = tab;
  const widgets = account.map(([one], index): Widget => ({ ...one, widget_id: String(index + 1) }));
  const memories = Object.fromEntries(
    account.flatMap(([, kept], at) => (kept ? [[String(at + 1), kept]] : [])),
  );
  const store = createStorage(() => tab.shelf);
  store.write(storageKeys.widgetSession, { widgets: memories });
  const { k, ...facts } = compileWatch(widgets);
  const kinds = { scroll: watchScroll, exit_intent: watchExitIntent, anchor: tab.watchAnchors };
  const placed: Widget[] = [];
  const scans: (() => void)[] = [];
  const watchers = {
    ...Object.fromEntries(listWatched({ ...facts, k }).map((kind) => [kind, kinds[kind]])),
    device: isMobileBrowser,
    places: {
      list: () => placed.map(({ widget_id }) => widget_id),
      read: () => undefined,
      watch: (_: Window, scan: () => void) => {
        scans.push(scan);
        return () => {};
      },
    },
  };

  const handed = new Set<string>();
  let types: readonly string[] | undefined;
  const draw = (due: typeof facts.w): void => due.forEach(([id]) => void handed.add(id));
  startWatch({
    page,
    origin: '',
    facts,
    loadConfig: () => ({ account: start.account, widgets }),
    watchers,
    isRouteAllowed: routeAllowed,
    pixel: undefined,
    store,
    openStore: createStorage,
    parts: {
      acting(needed) {
        types = needed;
        return never();
      },
      later: never,
    },
    framer: hasFrames ? { draw, finish() {}, drop() {} } : undefined,
  });

  let state = emptyState;
  const early: string[] = [];
  const shown = new Set<string>();
  const told = new Set<string>();
  const send = (event: Event): void => {
    told.add(event.type);
    [state] = step(state, { ...event, at: Date.now() });
    for (const { id, widgetId, rendered, displayed } of Object.values(state.instances)) {
      if (!rendered) {
        send({ type: 'instance.rendered', id, reason: 'sms' });
        return;
      }
      if (!displayed || shown.has(widgetId)) continue;
      shown.add(widgetId);
      if (!types && !handed.has(widgetId)) early.push(`${widgetId} at ${event.type}`);
    }
  };
  const scan = (): void =>
    send({
      type: 'page.scanned',
      elements: placed.map(({ widget_id: widgetId, widget_type: type }, at) => {
        const place = places[type as keyof typeof places];
        return { key: `e${at}`, place, widgetId, payload: undefined };
      }),
    });
  const session = { ...start.session, widgets: readMemories(store) };
  // Nothing can be too early on this page any more.
  if (types) return { act() {}, early, shown, told, isLoaded: () => true };
  send({ ...start, widgets, session, url, browser: { ...start.browser, isMobile }, sinceMs: visitAt });
  scan();
  watchPage({ page, facts, watchers, url, isMobile, report: send });
  watchSession(page, store, (renewed) => send({ type: 'session.renewed', widgets: renewed }));
  watchVisibility(page, () => send({ type: 'page.shown' }));
  scans.push(scan);
  const mc = (page as unknown as { MC: PublicApi }).MC;
  const instanceOf = (widgetId: string) =>
    Object.values(state.instances).find((one) => one.widgetId === widgetId);

  /** Lets something happen. */
  const act = (one: Happening): void => {
    const widget = 'at' in one ? widgets[one.at % widgets.length] : undefined;
    const widgetId = widget?.widget_id ?? '';
    if (one.what === 'scroll') tab.scroll(one.percent);
    if (one.what === 'pass') clock.pass(one.ms);
    if (one.what === 'leave') tab.fire('mouseout', { relatedTarget: null, clientY: 0 });
    if (one.what === 'reach') tab.reach(one.name);
    if (one.what === 'go') tab.go(one.url);
    if (one.what === 'away') {
      tab.hide();
      clock.pass(one.ms);
      tab.show();
    }
    if (one.what === 'elsewhere') {
      const before = readMemories(store);
      const lastImpression = one.isClosed ? before[widgetId]?.lastImpression : Date.now();
      const memory = { manualClose: one.isClosed, ...(lastImpression !== undefined && { lastImpression }) };
      store.write(storageKeys.widgetSession, { widgets: newerMemories(before, { [widgetId]: memory }) });
      if (one.isCached) tab.comeBack();
      else tab.fire('storage', { key: storageKeys.widgetSession });
    }
    if (one.what === 'place' && widget && widget.widget_type in places) {
      placed.push(widget);
      for (const report of scans) report();
    }
    if (one.what === 'open') {
      mc.getWidget(widgetId)?.open();
      const id = instanceOf(widgetId)?.id;
      if (id) send({ type: 'instance.openAsked', id, flags: undefined });
    }
    if (one.what === 'trigger') {
      mc.trigger(one.name);
      // A name that no widget waits for changes nothing, whether the runtime is there or not.
      if (widgets.some(({ data }) => anchorIn(data.main.whenDisplay) === one.name))
        send({ type: 'trigger.fired', name: one.name, call: 't0' });
    }
  };
  return { act, early, shown, told, isLoaded: () => types !== undefined };
}

it('LOAD-09 OPEN-03 OPEN-04 OPEN-05 OPEN-06 DISP-15 DISP-23 whatever happens on a page, the core never wants to show a widget before the watcher has loaded it', () => {
  const told = new Set<string>();
  let shownLater = 0;
  fc.assert(
    fc.property(anyVisit, (visit) => {
      const page = openPage(visit);
      const shownAtOnce = page.shown.size;
      for (const one of visit.happenings) {
        // From here on the runtime decides.
        if (page.isLoaded()) break;
        page.act(one);
      }
      for (const type of page.told) told.add(type);
      if (page.shown.size > shownAtOnce) shownLater += 1;
      // Faster than an assertion.
      if (page.early.length > 0) throw new Error(`Shown too early: ${page.early.join()}`);
    }),
    { numRuns: accounts },
  );
  expect([...told].sort()).toEqual(
    Object.keys(sources)
      .filter((type) => sources[type as Event['type']] === 'visit')
      .sort(),
  );
  expect(shownLater).toBeGreaterThan(accounts / 20);
});
