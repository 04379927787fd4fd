import { isDue } from '../conditions/isDue';
import type { Effect } from '../Effect';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { openInstance } from './openInstance';

/** Opens every overlay that is due, in the order of the configuration. [OPEN-01…06, DISP-23, API-09, A-30] */
export function openReady(state: State, at: number): Outcome {
  let next = state;
  const orders: Effect[] = [];
  for (const instance of Object.values(state.instances)) {
    if (!isDue(next, instance, at)) continue;
    const { id, openAsked } = instance;
    const [opened, ...more] = openInstance(next, id, at);
    next = opened;
    orders.push(...more);
    if (openAsked?.call) orders.push({ order: 'answerTrigger', call: openAsked.call, id });
  }
  return [next, ...orders];
}
