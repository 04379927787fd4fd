import { parseBootstrap } from '@beckon/contract';
import type { Event } from '@beckon/widget/core/Event';
import { emptyState } from '@beckon/widget/core/emptyState';
import type { State } from '@beckon/widget/core/State';
import { step } from '@beckon/widget/core/step';
import { type Explanation, explainWidget } from '@beckon/widget/explain';
import type { Draft, WidgetType } from '../preview/Draft';

/** A visitor who does not exist: what they do on one page, and what they have seen before. */
export type Visit = {
  url: string;
  isPhone: boolean;
  seconds: number;
  /** How far they have scrolled in the end; they scroll evenly. */
  scrollPercent: number;
  leaves: boolean;
  /** Days since they saw it last; nothing if they never did. */
  seenDaysAgo: number | undefined;
  closedIt: boolean;
};

/** What came of it: the second in which it opened, if it did, and how each rule stood at the end. */
export type VisitOutcome = { openedAtS: number | undefined; reasons: readonly Explanation[] };

const startMs = 1_000_000_000_000;
const secondMs = 1000;
const dayMs = 86_400_000;
const id = '1';

/** Leads a visit through the very core that runs on pages, second by second. Pure. [DISP-22, OWN-07] */
export function simulateVisit(type: WidgetType, draft: Draft, visit: Visit): VisitOutcome {
  const raw = { widget_id: id, widget_type: type, channel: draft.channel, data: draft.data };
  const parsed = parseBootstrap({
    pageId: '1',
    messenger_mode: 'link',
    sms_channel_connected: true,
    fb_page_id: '1',
    widget_phone: '+1',
    widgets: [raw],
  });
  if (!parsed.ok || !parsed.widgets?.[0]) return { openedAtS: undefined, reasons: [] };
  let state: State = emptyState;
  const tell = (event: Event, second = 0): void => {
    [state] = step(state, { ...event, at: startMs + second * secondMs });
  };
  const first = whoIs(visit);
  const isOpen = (): boolean => Object.values(state.instances).some(({ displayed }) => displayed);
  tell({
    type: 'app.started',
    account: parsed.account,
    widgets: parsed.widgets,
    renderFallbackMs: undefined,
    url: visit.url,
    seed: 'v',
    ...first,
  });
  tell({ type: 'stored.read', stored: emptyState.stored });
  tell({ type: 'page.scanned', elements: [] });
  tell({ type: 'drawing.arrived' });
  for (const instance of Object.keys(state.instances))
    tell({ type: 'instance.rendered', id: instance, reason: 'sms' });
  let openedAtS = isOpen() ? 0 : undefined;
  for (let second = 1; second <= visit.seconds && openedAtS === undefined; second += 1) {
    tell({ type: 'page.ticked', seconds: second }, second);
    tell({ type: 'page.scrolled', percent: (visit.scrollPercent * second) / visit.seconds }, second);
    if (visit.leaves && second === visit.seconds) tell({ type: 'page.exitIntended' }, second);
    if (isOpen()) openedAtS = second;
  }
  const at = startMs + (openedAtS ?? visit.seconds) * secondMs;
  return { openedAtS, reasons: explainWidget(id, { state: asIfUnseen(state, first), past: [], at }) };
}

/** Why it opened is asked of the moment before: once seen, it would not open again. */
function asIfUnseen(state: State, { session }: Pick<State, 'session'>): State {
  const instances = Object.entries(state.instances).map(([key, one]) => [
    key,
    { ...one, displayed: false, shownOn: undefined },
  ]);
  return { ...state, session, instances: Object.fromEntries(instances) };
}

function whoIs({ isPhone, seenDaysAgo, closedIt, url }: Visit) {
  const memory =
    seenDaysAgo === undefined
      ? {}
      : { [id]: { lastImpression: startMs - seenDaysAgo * dayMs, manualClose: closedIt } };
  return {
    session: { userId: 'visitor', sessionId: 'visit', widgets: memory },
    browser: {
      ...emptyState.browser,
      hostname: URL.canParse(url) ? new URL(url).hostname : 'localhost',
      isMobile: isPhone,
    },
  };
}
