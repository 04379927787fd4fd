import { type Pair, storageKeys, timing, type Widget, type WidgetSession } from '@beckon/contract';
import type { Pixel } from '@beckon/pixel';
import type { Store } from '@beckon/platform';
import type { Config } from '../config';
import { verdictsOf } from '../core/conditions/verdictsOf';
import type { Ring } from '../core/createRing';
import type { Chunks } from './createChunks';
import type { Scanner } from './createScanner';
import { readBrowser } from './readBrowser';
import { readCount } from './readCount';
import { watchElements } from './watchElements';
import { watchRoute } from './watchRoute';
import { watchScroll } from './watchScroll';

/** A part that does not arrive is missed by nobody on the page. */
const ignore = (): void => {};

type Watching = {
  page: Window;
  ring: Ring;
  config: Config;
  store: Store;
  seed: string;
  redraw: () => void;
  scanner: Scanner;
  session: WidgetSession;
  pixel: Pixel | undefined;
} & Pick<Chunks, 'explain' | 'later' | 'rareWatchers'>;

/** Hands the core everything it starts with, then lets the page's own events in. */
export function watchPage({ config, ...world }: Watching): void {
  const { page, ring, session, store, seed, scanner, later, rareWatchers } = world;
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
  setTimeout(
    () => later().then(({ afterStart }) => afterStart({ ...world, verdictsOf }), ignore),
    timing.laterMs,
  );
  if (!browser.isMobile && config.widgets.some(waitsForExit)) {
    rareWatchers().then(
      ({ watchExitIntent }) => watchExitIntent(page, () => ring.send({ type: 'page.exitIntended' })),
      ignore,
    );
  }
}

/** Does this widget, or its popover, wait for the visitor to leave? [DISP-07] */
function waitsForExit({ data: { main } }: Widget): boolean {
  const rules: (Pair | undefined)[] = [main.whenDisplay, main.popupMessageWhenDisplay];
  return rules.some((rule) => rule?.[0] === 'exit_intent');
}
