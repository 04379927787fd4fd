import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';

/**
 * Takes over the page's configuration. Nothing loads yet: whether there is a landing container
 * decides what comes next, so the page is scanned first. [BOOT-02, LOAD-03, LOAD-13]
 */
export function start(state: State, event: EventOf<'app.started'>): Outcome {
  const { account, widgets, session, browser, stored, renderFallbackMs, url, seed, page, sinceMs } = event;
  const begun: State = {
    ...state,
    app: account,
    session,
    browser,
    stored,
    renderFallbackMs,
    seed,
    page,
    route: { url, lastChange: sinceMs },
    order: widgets.map(({ widget_id }) => widget_id),
    widgets: Object.fromEntries(widgets.map((widget) => [widget.widget_id, widget])),
  };
  return [begun, { order: 'scan' }];
}
