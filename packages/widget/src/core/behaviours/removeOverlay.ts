import { changeInstance } from '../changeInstance';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { closeInstance } from './closeInstance';

/** The page has taken an overlay's element away: it is closed, not by hand, and stays away until the next route, or until a host opens it. [LOAD-16, OPEN-11] */
export function removeOverlay(state: State, { id }: EventOf<'overlay.removed'>): Outcome {
  if (!state.instances[id]) return [state];
  const [closed, ...orders] = closeInstance(state, id, false);
  return [changeInstance(closed, id, { shownOn: state.route.lastChange, isRemoved: true }), ...orders];
}
