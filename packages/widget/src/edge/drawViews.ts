import type { Ring } from '../core/createRing';
import type { State } from '../core/State';
import type { OverlayHosts } from './attachOverlay';
import { bodyOf } from './bodyOf';
import type { Scanner } from './createScanner';
import { firstOfPage } from './firstOfPage';

/** Draws an instance into its own element, as the state has it. */
type Draw = (host: HTMLElement, state: State, id: string) => void;

type Drawing = {
  page: Window;
  ring: Ring;
  hosts: Map<string, HTMLElement>;
  scanner: Pick<Scanner, 'elementOf'>;
  /** The elements that were there before the runtime, for what stood before them. */
  given: OverlayHosts;
  draw: Draw;
};

const mostReturns = 5;

/** Has every change drawn. Gives a way to draw anew what a host took away. [LOAD-16, LOAD-21] */
export function drawViews({ page, ring, hosts, scanner, given, draw }: Drawing): () => void {
  /** Overlays whose elements are known to be gone. */
  const away = new Set<string>();
  let { before } = given;
  let returns = 0;
  let route = 0;

  /** A host that empties its body takes our elements along: they come back, though not for ever. One that takes an element away means it. */
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
      // What is sent here may have been followed already.
      draw(host, ring.get(), id);
      if (!instance) hosts.delete(id);
    }
    before = firstOfPage(page.document);
  };
  ring.subscribe(refresh);
  return refresh;
}

/** An application that writes into its element wipes the child that is drawn into. [LOAD-19] */
function putBack(host: HTMLElement, element: HTMLElement | undefined): void {
  if (element?.isConnected) element.append(host);
}
