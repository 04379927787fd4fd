import { canOpen } from '../conditions/canOpen';
import type { Effect } from '../Effect';
import type { Outcome } from '../Outcome';
import type { Instance, State } from '../State';
import { openInstance } from './openInstance';

/** Opens every rendered overlay whose conditions now hold, or that a host has asked for, in the order of the configuration; the part that draws is fetched when the first is due. [OPEN-01…06, DISP-23, A-30] */
export function openReady(state: State, at: number): Outcome {
  let next = state;
  const orders: Effect[] = [];
  for (const instance of Object.values(state.instances)) {
    const { id, wish } = instance;
    if (instance.place !== 'overlay' || instance.displayed || (!wish && shownHere(next, instance))) continue;
    if (!canOpen(next, instance, { at, flags: wish?.flags ?? {} }).ok) continue;
    if (!state.canDraw) return [state, { order: 'fetchDrawing' }];
    const [opened, ...more] = openInstance(next, { id, flags: { ignoreAll: true }, at });
    next = opened;
    orders.push(...more);
    if (wish?.call) orders.push({ order: 'answerTrigger', call: wish.call, id });
  }
  return [next, ...orders];
}

/** Once closed, an overlay does not come back on the same page by itself, not even with `always`. */
function shownHere({ route }: State, { shownOn }: Instance): boolean {
  return shownOn === route.lastChange;
}
