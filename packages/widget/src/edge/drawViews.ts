import type { Ring } from '../core/createRing';
import type { State } from '../core/State';
import type { OverlayHosts } from './attachOverlay';
import { bodyOf } from './bodyOf';
import type { Scanner } from './createScanner';
import { firstOfPage } from './firstOfPage';

/** Draws the current state of an instance into its element. */
type Draw = (host: HTMLElement, state: State, id: string) => void;

type Drawing = {
  page: Window;
  ring: Ring;
  hosts: Map<string, HTMLElement>;
  scanner: Pick<Scanner, 'elementOf'>;
  /** The elements from before the runtime, and the page element before them. */
  given: OverlayHosts;
  draw: Draw;
};

const mostReturns = 5;

/** Draws every change. Returns a function that redraws what a host removed. [LOAD-16, LOAD-21] */
export function drawViews({ page, ring, hosts, scanner, given, draw }: Drawing): () => void {
  /** Overlays whose elements are known to be gone. */
  const away = new Set<string>();
  let { before } = given;
  let returns = 0;
  let route = 0;

  /** A host that empties its body also removes our elements: they come back, though not forever. Removing a single element is intentional. */
  const find = (id: string, host: HTMLElement, isShown: boolean): void => {
    const isKnown = away.delete(id);
    if (host.isConnected) return;
    const isEmptied = !before?.isConnected && returns < mostReturns;
    if (isShown && (isKnown || isEmptied)) {
      bodyOf(page.document)?.append(host);
      if (!isKnown) returns += 1;
      return;
    }
    away.add(id);
    if (!isKnown && !isEmptied) ring.send({ type: 'overlay.removed', id });
  };
  const refresh = (): void => {
    const state = ring.get();
    if (state.route.lastChange !== route) returns = 0;
    route = state.route.lastChange;
    for (const [id, host] of hosts) {
      const instance = state.instances[id];
      if (instance?.place === 'overlay') find(id, host, instance.displayed);
      else if (!host.isConnected) putBack(host, scanner.elementOf(instance?.element ?? ''));
      // The ring may already have processed the fact sent above.
      draw(host, ring.get(), id);
      if (!instance) hosts.delete(id);
    }
    before = firstOfPage(page.document);
  };
  ring.subscribe(refresh);
  return refresh;
}

/** An application that writes into its element removes the child we draw into. [LOAD-19] */
function putBack(host: HTMLElement, element: HTMLElement | undefined): void {
  if (element?.isConnected) element.append(host);
}
