import { changeInstance } from '../changeInstance';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { closeInstance } from './closeInstance';

/** The page removed an overlay's element: it closes, not as a manual close, and stays away until the next route or until a host opens it. [LOAD-16, OPEN-11] */
export function removeOverlay(state: State, { id }: EventOf<'overlay.removed'>): Outcome {
  if (!state.instances[id]) return [state];
  const [closed, ...orders] = closeInstance(state, id, false);
  return [changeInstance(closed, id, { shownOn: state.route.lastChange, isRemoved: true }), ...orders];
}
