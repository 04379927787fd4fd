import type { PageFacts } from '@beckon/contract';
import type { isMobileBrowser } from '../edge/isMobileBrowser';
import type { Places } from '../edge/places';
import { tickSeconds } from '../edge/tickSeconds';
import type { watchAnchors } from '../edge/watchAnchors';
import type { watchExitIntent } from '../edge/watchExitIntent';
import { watchRoute } from '../edge/watchRoute';
import type { watchScroll } from '../edge/watchScroll';
import type { WatchedFact } from './Handover';

/** What watches a page: only what the widgets of the account wait for. */
export type Watchers = {
  scroll?: typeof watchScroll;
  exit_intent?: typeof watchExitIntent;
  anchor?: typeof watchAnchors;
  /** Whether this is a phone or a tablet, where a rule asks. */
  device?: typeof isMobileBrowser;
  places?: Places;
};

type Watching = {
  page: Window;
  facts: PageFacts;
  watchers: Watchers;
  url: string;
  isMobile: boolean;
  report: (fact: WatchedFact) => void;
};

/** Watches a page for its whole life, for what the widgets of its account wait for. [LOAD-08, DISP-03…10] */
export function watchPage({ page, facts, watchers, url, isMobile, report }: Watching): void {
  let stop = (): void => {};
  const begin = (): void => {
    stop();
    const stopTicker = tickSeconds(facts.t, (seconds) => report({ type: 'page.ticked', seconds }));
    const stopAnchors = watchers.anchor?.(page.document, facts.a, (name) =>
      report({ type: 'page.anchorReached', name }),
    );
    stop = () => {
      stopTicker();
      stopAnchors?.();
    };
  };
  const rescroll = watchers.scroll?.(page, (percent) => report({ type: 'page.scrolled', percent }));
  watchRoute(page, url, (changed) => {
    report({ type: 'route.changed', url: changed });
    begin();
    rescroll?.();
  });
  if (!isMobile) watchers.exit_intent?.(page, () => report({ type: 'page.exitIntended' }));
  begin();
}
