import { timing } from '@beckon/contract';

/**
 * Resolves once these elements have been painted and what is drawn in them has moved in: the runtime then delays neither. Never takes longer
 * than `timing.stillPatienceMs`; a page that isn't seen paints nothing. [LOAD-21]
 */
export function whenStill(page: Window, hosts: readonly HTMLElement[]): Promise<unknown> {
  const painted = new Promise((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve)));
  const still = painted.then(() => {
    const moves = hosts.flatMap(({ shadowRoot }) => shadowRoot?.getAnimations?.() ?? []);
    return Promise.allSettled(moves.map(({ finished }) => finished));
  });
  const late = new Promise((resolve) => page.setTimeout(resolve, timing.stillPatienceMs));
  return Promise.race([still, late]);
}
