import { hooks, type Pair, type Widget, type WidgetSession } from '@beckon/contract';
import type { Store } from '@beckon/platform';
import type { Config } from '../config';
import type { Ring } from '../core/createRing';
import type { Explainer, RareWatchers } from './createChunks';
import type { Scanner } from './createScanner';
import { readBrowser } from './readBrowser';
import { readStored } from './readStored';
import { watchElements } from './watchElements';
import { watchRoute } from './watchRoute';
import { watchScroll } from './watchScroll';
import { watchSession } from './watchSession';
import { watchVisibility } from './watchVisibility';

type Watching = {
  page: Window;
  ring: Ring;
  config: Config;
  store: Store;
  visit: Store;
  seed: string;
  scanner: Scanner;
  session: WidgetSession;
  explain: () => Promise<Explainer>;
  rareWatchers: () => Promise<RareWatchers>;
};

/** Hands the core everything it starts with, then lets the page's own events in. */
export function watchPage({ config, ...world }: Watching): void {
  const { page, ring, session, store, visit, seed, scanner, explain, rareWatchers } = world;
  const { account } = config;
  const browser = readBrowser(page);
  const stored = readStored(store, visit);
  const url = page.location.href;
  ring.send({
    type: 'app.started',
    account,
    widgets: config.widgets,
    session,
    browser,
    stored,
    url,
    seed,
  });

  watchElements(page, scanner, () => ring.send({ type: 'page.scanned', elements: scanner.scan() }));
  const rescroll = watchScroll(page, (percent) => ring.send({ type: 'page.scrolled', percent }));
  watchRoute(page, (changed) => {
    ring.send({ type: 'route.changed', url: changed });
    rescroll();
  });
  if (!browser.isMobile && config.widgets.some(waitsForExit)) {
    rareWatchers().then(
      ({ watchExitIntent }) => watchExitIntent(page, () => ring.send({ type: 'page.exitIntended' })),
      () => {},
    );
  }
  watchSession(page, store, (widgets) => ring.send({ type: 'session.renewed', widgets }));
  watchVisibility(page, (isHidden) => ring.send({ type: isHidden ? 'page.hidden' : 'page.shown' }));
  if (new URLSearchParams(page.location.search).has(hooks.debugParameter)) {
    explain().then(
      ({ reportChanges }) => reportChanges(ring, Date.now, (line) => console.log(`Beckon: ${line}`)),
      () => {},
    );
  }
}

/** Does this widget, or its popover, wait for the visitor to leave? [DISP-07] */
function waitsForExit({ data: { main } }: Widget): boolean {
  const rules: (Pair | undefined)[] = [main.whenDisplay, main.popupMessageWhenDisplay];
  return rules.some((rule) => rule?.[0] === 'exit_intent');
}
