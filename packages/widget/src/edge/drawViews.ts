import type { Ring } from '../core/createRing';
import type { Draw } from '../ui/createUi';
import { bodyOf } from './bodyOf';

type Drawing = {
  page: Window;
  ring: Ring;
  hosts: Map<string, HTMLElement>;
  /** Fetches the later part; once it is there, facts and orders that waited for it happen. */
  loadLate: () => Promise<Draw>;
  report: (error: unknown) => void;
};

/** Fetches the part that draws, and draws anew what a host took away. */
export type Drawer = { load: () => void; refresh: () => void };

const mostTries = 3;
const mostReturns = 5;

/** Fetches the part that draws when it is asked for, and has every change drawn. [LOAD-26] */
export function drawViews({ page, ring, hosts, loadLate, report }: Drawing): Drawer {
  let isLoading = false;
  let tries = 0;
  let returns = 0;
  let route = 0;
  let draw: Draw | undefined;

  const refresh = (): void => {
    if (!draw) return;
    const state = ring.get();
    if (state.route.lastChange !== route) returns = 0;
    route = state.route.lastChange;
    for (const [id, host] of hosts) {
      const instance = state.instances[id];
      // A host that empties its body takes our elements along; they come back, though not for ever.
      if (
        instance?.displayed &&
        instance.place === 'overlay' &&
        !host.isConnected &&
        returns++ < mostReturns
      ) {
        bodyOf(page.document)?.append(host);
      }
      draw(host, state, id);
      if (!instance) hosts.delete(id);
    }
  };
  const load = (): void => {
    if (isLoading || draw || tries++ >= mostTries) return;
    isLoading = true;
    loadLate()
      .then((arrived) => {
        draw = arrived;
        ring.send({ type: 'drawing.arrived' });
        refresh();
      })
      .catch((error) => {
        // The next change tries again: a lost connection must not cost the whole visit.
        isLoading = false;
        if (tries === mostTries) report(error);
      });
  };
  ring.subscribe(refresh);
  return { load, refresh };
}
