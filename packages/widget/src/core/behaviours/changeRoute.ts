import type { EventOf } from '../Event';
import { emptyPage } from '../emptyPage';
import type { Outcome } from '../Outcome';
import type { State } from '../State';

/** The host has moved on: what was read of the page is forgotten, embeds and checkboxes are looked for again. [LOAD-09…11] */
export function changeRoute(state: State, { url, at }: EventOf<'route.changed'>): Outcome {
  const fresh: State = { ...state, route: { url, lastChange: at }, page: emptyPage };
  return [fresh, { order: 'scan' }];
}
