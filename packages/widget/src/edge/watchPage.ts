import { hooks, type Pair, storageKeys, type Widget, type WidgetSession } from '@beckon/contract';
import type { Store } from '@beckon/platform';
import type { Config } from '../config';
import type { Ring } from '../core/createRing';
import type { Explainer, RareWatchers } from './createChunks';
import type { Scanner } from './createScanner';
import { readBrowser } from './readBrowser';
import { readCount } from './readCount';
import { watchElements } from './watchElements';
import { watchRoute } from './watchRoute';
import { watchScroll } from './watchScroll';

type Watching = {
  page: Window;
  ring: Ring;
  config: Config;
  store: Store;
  seed: string;
  redraw: () => void;
  scanner: Scanner;
  session: WidgetSession;
  explain: () => Promise<Explainer>;
  rareWatchers: () => Promise<RareWatchers>;
};

/** Hands the core everything it starts with, then lets the page's own events in. */
export function watchPage({ config, ...world }: Watching): void {
  const { page, ring, session, store, seed, scanner, explain, rareWatchers } = world;
  const { account } = config;
  const browser = readBrowser(page);
  const url = page.location.href;
  ring.send({
    type: 'app.started',
    account,
    widgets: config.widgets,
    session,
    browser,
    renderFallbackMs: readCount(store.readText(storageKeys.renderedFallbackTimeout)),
    url,
    seed,
  });

  const report = (): void => ring.send({ type: 'page.scanned', elements: scanner.scan() });
  watchElements(page, { scanner, report, redraw: world.redraw });
  const rescroll = watchScroll(page, (percent) => ring.send({ type: 'page.scrolled', percent }));
  watchRoute(page, url, (changed) => {
    ring.send({ type: 'route.changed', url: changed });
    rescroll();
  });
  if (!browser.isMobile && config.widgets.some(waitsForExit)) {
    rareWatchers().then(
      ({ watchExitIntent }) => watchExitIntent(page, () => ring.send({ type: 'page.exitIntended' })),
      () => {},
    );
  }
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
