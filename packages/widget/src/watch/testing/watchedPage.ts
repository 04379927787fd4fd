import { compileWatch, type PublicApi, type WidgetSession } from '@beckon/contract';
import { createStorage } from '@beckon/platform';
import { vi } from 'vitest';
import { routeAllowed } from '../../core/conditions/routeAllowed';
import { opening, smsModal } from '../../core/testing/started';
import { isMobileBrowser } from '../../edge/isMobileBrowser';
import { places } from '../../edge/places';
import type { Parts } from '../createParts';
import { takeOver } from '../Handover';
import { startWatch, type Watch } from '../startWatch';
import type { View } from '../View';

type Given = Partial<Pick<Watch, 'pixel' | 'onRing'>> & {
  /** Loads the runtime. */
  fetchRuntime?: Parts['acting'];
  /** Loads what no page waits for; a test provides only the part it is about. */
  fetchLater?: () => Promise<{ onIdle: (view: View) => void }>;
  widgets?: readonly unknown[];
  account?: Record<string, unknown>;
  /** What earlier pages remember about widgets. */
  memories?: WidgetSession['widgets'];
};

/** Stores what earlier pages, or other tabs, remember about widgets. */
export function remember(widgets: WidgetSession['widgets']): void {
  localStorage.setItem('widget-session', JSON.stringify({ userId: 'u'.repeat(8), widgets }));
}

/** This page while watched, with one modal by default; the test controls what happens on it. */
export function watchedPage({
  widgets: raw = [smsModal()],
  account: more = {},
  memories,
  fetchRuntime = () => Promise.resolve(),
  fetchLater = () => new Promise(() => {}),
  pixel,
  ...rest
}: Given = {}) {
  if (memories) remember(memories);
  const { account, widgets } = opening({ widgets: raw, account: more });
  const nothing = (): void => {};
  const reporters = { scroll: (_: number) => {}, exit: nothing, anchor: (_: string) => {} };
  const watching = { rescroll: vi.fn(), anchors: [] as (readonly string[])[], stopped: vi.fn(), exits: 0 };
  const fetching = vi.fn(fetchRuntime);
  const loadConfig = vi.fn(() => ({ account, widgets }));
  const openStore: Watch['openStore'] = (open) => createStorage(open, nothing);
  const store = openStore(() => localStorage);
  startWatch({
    page: window,
    origin: 'https://cdn.example',
    facts: compileWatch(widgets),
    loadConfig,
    watchers: {
      device: isMobileBrowser,
      places,
      scroll(_, report) {
        reporters.scroll = report;
        return watching.rescroll;
      },
      exit_intent(_, report) {
        watching.exits += 1;
        reporters.exit = report;
        return nothing;
      },
      anchor(_, names, report) {
        watching.anchors.push(names);
        reporters.anchor = report;
        return watching.stopped;
      },
    },
    isRouteAllowed: routeAllowed,
    pixel,
    store,
    openStore,
    parts: { acting: fetching, later: fetchLater as Parts['later'] },
    ...rest,
  });
  return {
    watching,
    fetching,
    /** The widget types with which the runtime was loaded, each time. */
    fetched: () => fetching.mock.calls.map(([types]) => types),
    loadConfig,
    store,
    scroll: (percent: number) => reporters.scroll(percent),
    leave: () => reporters.exit(),
    reach: (name: string) => reporters.anchor(name),
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    async go(url: string): Promise<void> {
      history.pushState(null, '', url);
      await vi.advanceTimersByTimeAsync(0);
    },
    async add(html: string, ms = 500): Promise<void> {
      document.body.insertAdjacentHTML('beforeend', html);
      await vi.advanceTimersByTimeAsync(ms);
    },
    mc: (window as unknown as { MC: PublicApi }).MC,
    /** What the runtime does first: it asks its page's watcher for the handover. */
    take: () => takeOver(window),
  };
}

/** What a receiver gets. */
export function receiving() {
  const received: unknown[] = [];
  return { received, receiver: { handle: (fact: unknown) => received.push(fact) } };
}
