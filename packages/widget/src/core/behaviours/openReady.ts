import { canOpen } from '../conditions/canOpen';
import type { Effect } from '../Effect';
import type { Outcome } from '../Outcome';
import type { Instance, State } from '../State';
import { openInstance } from './openInstance';

/** Opens every rendered overlay whose conditions now hold, in the order of the configuration; the part that draws is fetched when the first is due. [OPEN-01…06, DISP-23] */
export function openReady(state: State, at: number): Outcome {
  let next = state;
  const orders: Effect[] = [];
  for (const instance of Object.values(state.instances)) {
    if (instance.place !== 'overlay' || instance.displayed || shownHere(next, instance)) continue;
    if (!canOpen(next, instance, { at }).ok) continue;
    if (!state.canDraw) return [state, { order: 'fetchDrawing' }];
    const [opened, ...more] = openInstance(next, { id: instance.id, flags: { ignoreAll: true }, at });
    next = opened;
    orders.push(...more);
  }
  return [next, ...orders];
}

/** Once closed, an overlay does not come back on the same page by itself, not even with `always`. */
function shownHere({ route }: State, { shownOn }: Instance): boolean {
  return shownOn === route.lastChange;
}
