import { ringWatch } from '../edge/ringWatch';
import { startRuntime } from '../edge/startRuntime';
import { isThere, nextFact } from './nextFact';
import type { PreviewOrder } from './PreviewOrder';

export { type PreviewOrder, type PreviewState, previewStates } from './PreviewOrder';

/** No preview needs as many facts; a widget that swings between two states would take them for ever. */
const mostFacts = 20;

/**
 * Starts the very runtime that pages load, on a page that is a preview, and leads its widget into the state that was asked for.
 * `onThere` is called once, when the core has arrived there; drawing may take a moment longer. [OWN-08]
 */
export function startPreview(page: Window, order: PreviewOrder, onThere: () => void): void {
  let facts = 0;
  let wasThere = false;
  ringWatch.meet = (ring) => {
    const lead = (): void => {
      const fact = wasThere ? undefined : nextFact(ring.get(), order);
      if (fact && facts < mostFacts) {
        facts += 1;
        // The ring is turning: the fact follows this one.
        queueMicrotask(() => ring.send(fact));
      } else if (!wasThere && isThere(ring.get(), order)) {
        wasThere = true;
        onThere();
      }
    };
    ring.subscribe(lead);
  };
  startRuntime(page);
  Object.assign(page, { mcwidget: order.config });
}
