import { type Account, parseBootstrap, type Widget } from '@beckon/contract';
import type { Effect } from '../Effect';
import type { Event, FoundElement } from '../Event';
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
  /** False: the part that draws is not there yet. */
  canDraw?: boolean;
};

/** A modal on the SMS channel, with whatever a test wants to say about it. */
export function smsModal(main: object = {}, sections: object = {}, id: string | number = 5): object {
  return {
    widget_id: id,
    widget_type: 'modal',
    channel: 'sms',
    data: { main: { title: 'Join', ...main }, ...sections },
  };
}

/** The core after its first fact, and the orders that followed; `seed` is `i`, so the first instance is `i0`. */
export function started(given: Given = {}): { state: State; orders: Effect[] } {
  const { account, widgets } = configuration(given);
  const session = { userId: 'user', sessionId: 'session1', widgets: {}, ...given.session };
  const browser = { ...emptyState.browser, hostname: 'shop.example', language: 'en-US', ...given.browser };
  const { renderFallbackMs, ...left } = given.stored ?? {};
  const stored = { ...emptyState.stored, ...left };
  const url = given.url ?? 'https://shop.example/';
  return run(emptyState, [
    {
      type: 'app.started',
      account,
      widgets,
      session,
      browser,
      renderFallbackMs,
      url,
      seed: 'i',
      at: startAt,
    },
    { type: 'stored.read', stored, at: startAt },
    { type: 'page.scanned', elements: given.elements ?? [], at: startAt },
    ...(given.canDraw === false ? [] : [{ type: 'drawing.arrived', at: startAt } as const]),
  ]);
}

/** Feeds facts to the core, one second apart unless told otherwise, and collects the orders. */
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
