import { hooks, timing } from '@beckon/contract';

/**
 * Resolves once the first frames that are on the page have been painted and have moved in: the runtime then delays neither. At once without
 * any. Never takes longer than `timing.stillPatienceMs`; a page that isn't seen paints nothing. [LOAD-21]
 */
export async function whenStill(page: Window): Promise<void> {
  const hosts = [...page.document.querySelectorAll(`.${hooks.overlayClass}`)];
  const frames = hosts.filter(({ shadowRoot }) => shadowRoot?.firstChild);
  if (!frames.length) return;
  const painted = new Promise((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve)));
  const still = painted.then(() => {
    // A transition may be the page's own, or what a visitor does.
    const moves = frames.flatMap(({ shadowRoot }) => shadowRoot?.getAnimations?.() ?? []);
    return Promise.allSettled(moves.map((move) => 'animationName' in move && move.finished));
  });
  const late = new Promise((resolve) => page.setTimeout(resolve, timing.stillPatienceMs));
  await Promise.race([still, late]);
}
