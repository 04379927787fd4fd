import type { Ring } from '../core/createRing';
import type { State } from '../core/State';
import { bodyOf } from './bodyOf';

/** Draws an instance into its own element, as the state has it. */
type Draw = (host: HTMLElement, state: State, id: string) => void;

type Drawing = { page: Window; ring: Ring; hosts: Map<string, HTMLElement>; draw: Draw };

const mostReturns = 5;

/** Has every change drawn. Gives a way to draw anew what a host took away. [LOAD-16, LOAD-21] */
export function drawViews({ page, ring, hosts, draw }: Drawing): () => void {
  let returns = 0;
  let route = 0;
  const refresh = (): void => {
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
  ring.subscribe(refresh);
  return refresh;
}
