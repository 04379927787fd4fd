import { eventNames, type PageVerdictsPayload, type PixelApi, timing } from '@beckon/contract';
import { verdictsOf } from '../core/conditions/verdictsOf';
import { firstNos } from '../core/counting/firstNos';
import { type Tally, tallyTurn } from '../core/counting/tallyTurn';
import type { Ring } from '../core/createRing';
import { mayCount } from './mayCount';

type Counting = {
  page: Window;
  ring: Ring;
  pixel: { api: PixelApi } | undefined;
};

/** Tells the server once per page view what the rules and the visitor made of each widget: when the page is left, or its route. [OWN-11, DISP-22, EVT-05] */
export function countPage({ page, ring, pixel }: Counting): void {
  let before = ring.get();
  if (!pixel || !mayCount(page, before.app)) return;
  let beganMs = before.route.lastChange;
  let tally: Tally = tallyTurn({}, { ...before, instances: {} }, before);

  const tell = (at: number, isLeaving = false): void => {
    const isView = at - beganMs >= timing.pageViewMs || (isLeaving && Object.keys(tally).length > 0);
    beganMs = at;
    // An address that changes under the visitor's hands is no view yet. While there is no connection the page's own events
    // have all the room. Either way what happened goes with the next view.
    if (!isView || !page.navigator.onLine) return;
    const payload: PageVerdictsPayload = {
      first_no: firstNos(before, (widgetId) => verdictsOf(before, widgetId, at)),
      counts: tally,
    };
    // What goes wrong is reported by the pixel.
    pixel.api.fireLogEvent(eventNames.pageVerdicts, payload).catch(() => {});
    tally = {};
  };
  ring.subscribe(() => {
    const after = ring.get();
    const { lastChange } = after.route;
    if (lastChange !== before.route.lastChange) tell(lastChange);
    tally = tallyTurn(tally, before, after);
    before = after;
  });
  // Ahead of the pixel, which then sends it with the rest.
  page.addEventListener('pagehide', () => tell(Date.now(), true), true);
}
