import { type Account, parseBootstrap, type Widget } from '@beckon/contract';
import type { Effect } from '../Effect';
import type { Event, FoundElement } from '../Event';
import { emptyPage } from '../emptyPage';
import { emptyState } from '../emptyState';
import type { State } from '../State';
import { step } from '../step';

const startAt = 1_000_000;

type Given = {
  widgets?: readonly unknown[];
  account?: Record<string, unknown>;
  session?: Partial<State['session']>;
  browser?: Partial<State['browser']>;
  stored?: Partial<State['stored']> & { renderFallbackMs?: number | undefined };
  url?: string;
  elements?: readonly FoundElement[];
  /** Changes each widget before the core gets it. */
  watch?: (widget: Widget) => Widget;
};

/** A modal on the SMS channel, with a test's own settings. */
export function smsModal(main: object = {}, sections: object = {}, id: string | number = 5): object {
  return {
    widget_id: id,
    widget_type: 'modal',
    channel: 'sms',
    data: { main: { title: 'Join', ...main }, ...sections },
  };
}

/** The first fact of a page, with a test's own settings. */
export function opening(given: Given = {}): Extract<Event, { type: 'app.started' }> {
  const { renderFallbackMs, ...left } = given.stored ?? {};
  return {
    type: 'app.started',
    ...configuration(given),
    session: { userId: 'user', sessionId: 'session1', widgets: {}, ...given.session },
    browser: { ...emptyState.browser, hostname: 'shop.example', language: 'en-US', ...given.browser },
    stored: { ...emptyState.stored, ...left },
    renderFallbackMs,
    url: given.url ?? 'https://shop.example/',
    sinceMs: startAt,
    page: emptyPage,
    seed: 'i',
  };
}

/** The core after its first facts, and the orders that followed; `seed` is `i`, so the first instance is `i0`. */
export function started(given: Given = {}): { state: State; orders: Effect[] } {
  const { widgets, ...rest } = opening(given);
  return run(emptyState, [
    { ...rest, widgets: given.watch ? widgets.map(given.watch) : widgets, at: startAt },
    { type: 'page.scanned', elements: given.elements ?? [], at: startAt },
  ]);
}

/** Sends facts to the core, one second apart by default, and collects the orders. */
export function run(
  first: State,
  facts: readonly (Event & { at?: number })[],
): { state: State; orders: Effect[] } {
  let state = first;
  const orders: Effect[] = [];
  for (const [index, { at = startAt + index, ...fact }] of facts.entries()) {
    const [next, ...more] = step(state, { ...(fact as Event), at });
    state = next;
    orders.push(...more);
  }
  return { state, orders };
}

function configuration({ widgets = [smsModal()], account = {} }: Given): {
  account: Account;
  widgets: readonly Widget[];
} {
  const parsed = parseBootstrap({
    pageId: '1001',
    page_name: 'Fern',
    host: 'https://h.example',
    widgets,
    ...account,
  });
  if (!parsed.ok || !parsed.widgets || parsed.rejected.length > 0) throw new Error(JSON.stringify(parsed));
  return { account: parsed.account, widgets: parsed.widgets };
}
