import { eventNames, timing } from '@beckon/contract';
import { buildPageVerdicts } from '../core/counting/buildPageVerdicts';
import { emptyState } from '../core/emptyState';
import { mayCount } from '../edge/mayCount';
import { readBrowser } from '../edge/readBrowser';
import type { View } from './View';

/**
 * Reports once per page view that nothing was shown, and which rule held each widget back: when the visitor leaves the page or the
 * route. Once the runtime has loaded, it does the counting. [OWN-11, DISP-22]
 */
export function countNothingShown({
  page,
  pixel,
  loadConfig,
  readPage,
  seen,
  isRouteAllowed,
  isTaken,
  whenLeft,
}: View): void {
  let counted: number | undefined;
  const count = (): void => {
    const at = Date.now();
    const [began, { navigator }] = [seen().sinceMs, page];
    const isView = at - began >= timing.pageViewMs && counted !== began;
    if (!pixel || isTaken() || !isView || !navigator.onLine) return;
    const { account, widgets } = loadConfig();
    if (!mayCount(page, account)) return;
    counted = began;
    const state = { ...emptyState, app: account, browser: readBrowser(page) };
    const payload = { first_no: buildPageVerdicts(state, widgets, readPage(), isRouteAllowed), counts: {} };
    // The pixel reports errors.
    pixel.api.fireLogEvent(eventNames.pageVerdicts, payload).catch(() => {});
  };
  whenLeft(count);
  // Before the pixel's own listener, which then sends it with the rest.
  page.addEventListener('pagehide', count, true);
}
