import type { Effect } from '../core/Effect';
import type { MessengerDeps, MessengerHandlers } from '../messenger/createHandlers';

/** Loads the messenger part with its first order; if that fails, its widgets switch to their fallback. [BOOT-12, REND-13] */
export function createMessengerHandlers(deps: MessengerDeps): MessengerHandlers {
  const { ring, report } = deps;
  let handlers: Promise<MessengerHandlers> | undefined;
  const pass = (effect: Effect): void => {
    handlers ??= import('../messenger/index').then(({ createHandlers }) => createHandlers(deps));
    handlers
      .then(
        (ready) => ready[effect.order as keyof MessengerHandlers](effect as never),
        () => ring().send({ type: 'sdk.settled', sdk: 'fb', ok: false }),
      )
      .catch(report);
  };
  return {
    renderPlugin: pass,
    confirmCheckbox: pass,
    callChat: pass,
    startAdPixel: pass,
    callAdPixel: pass,
    // Either nothing was drawn yet, or it is forgotten afterward.
    removePlugin: (effect) => handlers && pass(effect),
  };
}
