/** EXPLAIN: what says why, fetched by the debug mode, and where an account lists no website. */
import { hooks } from '@beckon/contract';
import type { Ring } from './core/createRing';
import { type Debugged, debugPage } from './explain/debugPage';
import { warnInVain } from './explain/signUpsTaken';

// In the file of this part, so that what both need has no file of its own.
export { explainWidget } from './explain/explainWidget';

type Explained = { page: Window; ring: Ring; scanner: Debugged['scanner'] };

/** Says in the console that numbers are left in vain, if they are; and in debug mode what is decided, and why. [DISP-22, A-27] */
export function explain({ page, ring, scanner }: Explained): void {
  const say: Debugged['say'] = (how, line) => console[how](`Beckon: ${line}`);
  warnInVain(ring.get(), (message) => say('warn', message));
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
