import { routeAllowed } from '../conditions/routeAllowed';
import type { Effect } from '../Effect';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { changeRoute } from './changeRoute';
import { closeInstance } from './closeInstance';

/** On a route change, an overlay whose rule forbids the new address closes (not a manual close), and a waiting request to open it is dropped; all others stay. [DISP-18, A-25, A-87] */
export function leaveRoute(state: State, event: EventOf<'route.changed'>): Outcome {
  let next = state;
  const orders: Effect[] = [];
  for (const { id, widgetId, place } of Object.values(state.instances)) {
    const setup = state.widgets[widgetId]?.data.setup;
    if (place !== 'overlay' || !setup || routeAllowed(setup, event.url).ok) continue;
    const [closed, ...more] = closeInstance(next, id, false);
    next = closed;
    orders.push(...more);
  }
  const [changed, ...more] = changeRoute(next, event);
  return [changed, ...orders, ...more];
}
