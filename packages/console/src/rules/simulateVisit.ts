import { parseBootstrap, timing } from '@beckon/contract';
import {
  allVerdicts,
  type Event,
  emptyState,
  type State,
  step,
  type Verdict,
} from '@beckon/widget/decisions';
import type { Draft, WidgetType } from '../data/Draft';

/** A simulated visitor: what they do on each page that they view, and what they have seen before. */
export type Visit = {
  url: string;
  /** The account's websites; if there are none, every website is allowed. */
  whitelist: readonly string[];
  isPhone: boolean;
  seconds: number;
  /** How far they have scrolled at the end; they scroll evenly. */
  scrollPercent: number;
  leaves: boolean;
  /** Days since they last saw it; undefined if they never did. */
  seenDaysAgo: number | undefined;
  closedIt: boolean;
  /** How many pages they view, and how many days are between two of them. */
  pages: number;
  daysBetween: number;
  /** Whether they close it whenever it opens. */
  closes: boolean;
};

/** The result of a page view, counted from 1: the second in which it opened, if it did, and each rule at the end. */
export type VisitOutcome = {
  page: number;
  openedAtS: number | undefined;
  reasons: readonly Verdict[];
};

type Session = State['session'];
type Started = Extract<Event, { type: 'app.started' }>;
type Site = Pick<Started, 'account' | 'widgets'>;

const firstMs = 1_000_000_000_000;
const { secondMs } = timing;
const dayMs = timing.dayS * secondMs;
const id = '1';

/** Takes a visitor through the same core that runs on pages, page by page and second by second. Pure. [DISP-22, OWN-07] */
export function simulateVisit(type: WidgetType, draft: Draft, visit: Visit): readonly VisitOutcome[] {
  const raw = { widget_id: id, widget_type: type, channel: draft.channel, data: draft.data };
  const parsed = parseBootstrap({
    pageId: '1',
    messenger_mode: 'link',
    sms_channel_connected: true,
    fb_page_id: '1',
    widget_phone: '+1',
    whitelist: visit.whitelist,
    widgets: [raw],
  });
  if (!parsed.ok || !parsed.widgets?.[0]) return [];
  const { account, widgets } = parsed;
  const outcomes: VisitOutcome[] = [];
  let session = remember(visit);
  for (let page = 0; page < visit.pages; page += 1) {
    const startMs = firstMs + page * (visit.seconds * secondMs + visit.daysBetween * dayMs);
    const viewed = viewPage({ account, widgets }, visit, { session, startMs });
    outcomes.push({ page: page + 1, ...viewed.outcome });
    session = viewed.session;
  }
  return outcomes;
}

/** One page view, and what the visitor's browser remembers after it. */
function viewPage(
  site: Site,
  visit: Visit,
  { session, startMs }: { session: Session; startMs: number },
): { outcome: Omit<VisitOutcome, 'page'>; session: Session } {
  let state: State = emptyState;
  const dispatch = (event: Event, second = 0): void => {
    [state] = step(state, { ...event, at: startMs + second * secondMs });
  };
  const isOpen = (): boolean => Object.values(state.instances).some(({ displayed }) => displayed);
  const browser = browserOf(visit);
  dispatch({
    type: 'app.started',
    ...site,
    renderFallbackMs: undefined,
    stored: emptyState.stored,
    url: visit.url,
    sinceMs: startMs,
    page: emptyState.page,
    seed: 'v',
    session,
    browser,
  });
  dispatch({ type: 'page.scanned', elements: [] });
  for (const instance of Object.keys(state.instances))
    dispatch({ type: 'instance.rendered', id: instance, reason: 'sms' });
  if (visit.leaves && visit.seconds === 0) dispatch({ type: 'page.exitIntended' });
  let openedAtS = isOpen() ? 0 : undefined;
  for (let second = 1; second <= visit.seconds && openedAtS === undefined; second += 1) {
    dispatch({ type: 'page.ticked', seconds: second }, second);
    dispatch({ type: 'page.scrolled', percent: (visit.scrollPercent * second) / visit.seconds }, second);
    if (visit.leaves && second === visit.seconds) dispatch({ type: 'page.exitIntended' }, second);
    if (isOpen()) openedAtS = second;
  }
  const at = startMs + (openedAtS ?? visit.seconds) * secondMs;
  const reasons = allVerdicts(withoutVisits(state, session), id, at);
  if (openedAtS !== undefined && visit.closes)
    for (const instance of Object.keys(state.instances))
      dispatch({ type: 'instance.closeAsked', id: instance, manual: true }, visit.seconds);
  return { outcome: { openedAtS, reasons }, session: state.session };
}

/** Explains an opening by the moment before it: once seen, it wouldn't open again. */
function withoutVisits(state: State, session: Session): State {
  const instances = Object.entries(state.instances).map(([key, one]) => [
    key,
    { ...one, displayed: false, shownOn: undefined },
  ]);
  return { ...state, session, instances: Object.fromEntries(instances) };
}

function remember({ seenDaysAgo, closedIt }: Visit): Session {
  const widgets =
    seenDaysAgo === undefined
      ? {}
      : { [id]: { lastImpression: firstMs - seenDaysAgo * dayMs, manualClose: closedIt } };
  return { userId: 'visitor', sessionId: 'visit', widgets };
}

function browserOf({ isPhone, url }: Visit): State['browser'] {
  return {
    ...emptyState.browser,
    hostname: URL.canParse(url) ? new URL(url).hostname : 'localhost',
    isMobile: isPhone,
  };
}
