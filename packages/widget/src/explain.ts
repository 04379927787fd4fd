/** EXPLAIN: explains decisions; fetched in debug mode, and if an account lists no website. */
import { hooks } from '@beckon/contract';
import type { Ring } from './core/createRing';
import { type Debugged, debugPage } from './explain/debugPage';
import { warnOfRejectedSignUps } from './explain/signUpsAccepted';

// Exported here so that code shared by both does not become a separate file.
export { explainWidget } from './explain/explainWidget';

type Explained = { page: Window; ring: Ring; scanner: Debugged['scanner'] };

/** Warns in the console if the server rejects numbers from this page; in debug mode also logs what is decided, and why. [DISP-22, A-27] */
export function explain({ page, ring, scanner }: Explained): void {
  const say: Debugged['say'] = (how, line) => console[how](`Beckon: ${line}`);
  warnOfRejectedSignUps(ring.get(), (message) => say('warn', message));
  if (!page.location.search.includes(hooks.debugParameter)) return;
  debugPage({
    ring,
    scanner,
    raw: page[hooks.config as keyof Window],
    isColor: (text) => CSS.supports('color', text),
    now: Date.now,
    say,
  });
}
