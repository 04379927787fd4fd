import { hooks } from '@beckon/contract';
import type { Store } from '@beckon/platform';
import type { Config } from '../config';
import type { Ring } from '../core/createRing';
import { hasLayout } from '../core/view/hasLayout';
import type { Explainer } from './createChunks';
import type { Scanner } from './createScanner';
import { readBrowser } from './readBrowser';
import { readSession } from './readSession';
import { readStored } from './readStored';
import { watchElements } from './watchElements';
import { watchExitIntent } from './watchExitIntent';
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
  loadExplainer: () => Promise<Explainer>;
};

/** Hands the core everything it starts with, then lets the page's own events in. */
export function watchPage({
  page,
  ring,
  config,
  store,
  visit,
  seed,
  scanner,
  loadExplainer,
}: Watching): void {
  const { account } = config;
  const browser = readBrowser(page);
  const drawable = config.widgets.filter(hasLayout);
  const stored = readStored(store, visit);
  const url = page.location.href;
  ring.send({
    type: 'app.started',
    account,
    widgets: drawable,
    session: readSession(store),
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
  if (!browser.isMobile) watchExitIntent(page, () => ring.send({ type: 'page.exitIntended' }));
  watchSession(page, store, (widgets) => ring.send({ type: 'session.renewed', widgets }));
  watchVisibility(page, (isHidden) => ring.send({ type: isHidden ? 'page.hidden' : 'page.shown' }));
  if (new URLSearchParams(page.location.search).has(hooks.debugParameter)) {
    loadExplainer().then(
      ({ reportChanges }) => reportChanges(ring, Date.now, (line) => console.log(`Beckon: ${line}`)),
      () => {},
    );
  }
}
