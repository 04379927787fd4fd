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

/** Reports once per page view what happened to each widget and which rule held it back: when the visitor leaves the page or the route. [OWN-11, DISP-22, EVT-05] */
export function countPage({ page, ring, pixel }: Counting): void {
  let before = ring.get();
  if (!pixel || !mayCount(page, before.app)) return;
  let beganMs = before.route.lastChange;
  let tally: Tally = tallyTurn({}, { ...before, instances: {} }, before);

  const report = (at: number, isLeaving = false): void => {
    const isView = at - beganMs >= timing.pageViewMs || (isLeaving && Object.keys(tally).length > 0);
    beganMs = at;
    // An address that changes right away is not a view yet. Without a connection, the queue's room belongs to the page's
    // own events. Either way, what happened goes with the next view.
    if (!isView || !page.navigator.onLine) return;
    const payload: PageVerdictsPayload = {
      first_no: firstNos(before, (widgetId) => verdictsOf(before, widgetId, at)),
      counts: tally,
    };
    // The pixel reports errors.
    pixel.api.fireLogEvent(eventNames.pageVerdicts, payload).catch(() => {});
    tally = {};
  };
  ring.subscribe(() => {
    const after = ring.get();
    const { lastChange } = after.route;
    if (lastChange !== before.route.lastChange) report(lastChange);
    tally = tallyTurn(tally, before, after);
    before = after;
  });
  // Before the pixel's own listener, which then sends it with the rest.
  page.addEventListener('pagehide', () => report(Date.now(), true), true);
}
