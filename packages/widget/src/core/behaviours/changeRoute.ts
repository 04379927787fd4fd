import type { EventOf } from '../Event';
import { emptyPage } from '../emptyPage';
import type { Outcome } from '../Outcome';
import type { State } from '../State';

/** The route has changed: page state is reset, and embeds and checkboxes are looked up again. [LOAD-09…11] */
export function changeRoute(state: State, { url, at }: EventOf<'route.changed'>): Outcome {
  const fresh: State = { ...state, route: { url, lastChange: at }, page: emptyPage };
  return [fresh, { order: 'scan' }];
}
