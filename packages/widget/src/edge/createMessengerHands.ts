import type { Store } from '@beckon/platform';
import type { Ring } from '../core/createRing';
import type { Effect } from '../core/Effect';
import type { MessengerHands } from '../messenger/createHands';

/** What the messenger handlers need. */
export type MessengerWorld = {
  page: Window;
  hosts: ReadonlyMap<string, HTMLElement>;
  store: Store;
  ring: () => Ring;
  report: (error: unknown) => void;
};

/** Loads the messenger part with its first order; if that fails, its widgets switch to their fallback. [BOOT-12, REND-13] */
export function createMessengerHands(world: MessengerWorld): MessengerHands {
  const { ring, report } = world;
  let hands: Promise<MessengerHands> | undefined;
  const pass = (effect: Effect): void => {
    hands ??= import('../messenger/index').then(({ createHands }) => createHands(world));
    hands
      .then(
        (ready) => ready[effect.order as keyof MessengerHands](effect as never),
        () => ring().send({ type: 'sdk.settled', sdk: 'fb', ok: false }),
      )
      .catch(report);
  };
  return {
    renderPlugin: pass,
    confirmCheckbox: pass,
    tellChat: pass,
    startAdPixel: pass,
    tellAdPixel: pass,
    // Either nothing was drawn yet, or it is forgotten afterward.
    removePlugin: (effect) => hands && pass(effect),
  };
}
