import { hooks, type PageFacts, timing } from '@beckon/contract';
import { tickSeconds } from '../edge/tickSeconds';
import type { watchAnchors } from '../edge/watchAnchors';
import type { watchExitIntent } from '../edge/watchExitIntent';
import { watchRoute } from '../edge/watchRoute';
import type { watchScroll } from '../edge/watchScroll';
import type { WatchedFact } from './Handover';

/** What is watched: only what the widgets of the account wait for. */
export type Watchers = {
  scroll?: typeof watchScroll;
  exit_intent?: typeof watchExitIntent;
  anchor?: typeof watchAnchors;
};

type Watching = {
  page: Window;
  facts: PageFacts;
  watchers: Watchers;
  url: string;
  isMobile: boolean;
  tell: (fact: WatchedFact) => void;
  /** Something was added to the page or removed from it. */
  look: () => void;
};

/** Watches a page for its whole life, for what the widgets of its account wait for. [LOAD-08, LOAD-10, DISP-03…10] */
export function watchPage({ page, facts, watchers, url, isMobile, tell, look }: Watching): void {
  let stop = (): void => {};
  const begin = (): void => {
    stop();
    const stopTicker = tickSeconds(facts.t, (seconds) => tell({ type: 'page.ticked', seconds }));
    const stopAnchors = watchers.anchor?.(page.document, facts.a, (name) =>
      tell({ type: 'page.anchorReached', name }),
    );
    stop = () => {
      stopTicker();
      stopAnchors?.();
    };
  };
  const rescroll = watchers.scroll?.(page, (percent) => tell({ type: 'page.scrolled', percent }));
  watchRoute(page, url, (changed) => {
    tell({ type: 'route.changed', url: changed });
    begin();
    rescroll?.();
  });
  if (!isMobile) watchers.exit_intent?.(page, () => tell({ type: 'page.exitIntended' }));
  begin();

  let isComing = false;
  const changes = new MutationObserver(() => {
    if (isComing) return;
    isComing = true;
    page.setTimeout(() => {
      isComing = false;
      look();
    }, timing.scrollThrottleMs);
  });
  changes.observe(page.document, {
    childList: true,
    subtree: true,
    attributeFilter: [hooks.widgetIdAttribute],
  });
}
