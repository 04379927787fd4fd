import { hooks, timing } from '@beckon/contract';
import { wait } from './wait';

/**
 * Resolves once the first frames that are on the page have been painted and have moved in: the runtime then delays neither. At once without
 * any, and on a hidden page, which paints nothing. Takes at most `timing.stillPatienceMs` while the page is visible. [LOAD-21]
 */
export async function whenStill(page: Window): Promise<void> {
  // Through the prototype: an element named after the method would hide it.
  const hosts = [...Document.prototype.querySelectorAll.call(page.document, `.${hooks.overlayClass}`)];
  const frames = hosts.filter(({ shadowRoot }) => shadowRoot?.firstChild);
  if (!frames.length || page.document.visibilityState === 'hidden') return;
  const painted = new Promise((resolve) => page.requestAnimationFrame(() => page.setTimeout(resolve)));
  const still = painted.then(() => {
    // A transition may be the page's own, or what a visitor does.
    const moves = frames.flatMap(({ shadowRoot }) => shadowRoot?.getAnimations?.() ?? []);
    return Promise.allSettled(moves.map((move) => 'animationName' in move && move.finished));
  });
  await Promise.race([still, wait(timing.stillPatienceMs)]);
}
