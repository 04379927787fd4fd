import type { EventOf } from '../Event';
import { emptyState } from '../emptyState';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { pageOrders } from '../writing/pageOrders';

/** The host has moved on: what was read of the page is forgotten, the ticker starts anew, embeds and checkboxes are looked for again. [LOAD-08…11] */
export function changeRoute(state: State, { url, at }: EventOf<'route.changed'>): Outcome {
  const fresh: State = { ...state, route: { url, lastChange: at }, page: emptyState.page };
  return [fresh, ...pageOrders(state), { order: 'scan' }];
}
