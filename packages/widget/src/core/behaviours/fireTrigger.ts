import { anchorIn } from '@beckon/contract';
import type { Effect } from '../Effect';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { addTrigger } from './addTrigger';
import { requestOpen } from './requestOpen';

/** Opens the widgets that wait for this name, ignoring their entrance and repeat rules, and calls back for each that opened. [API-09, A-06] */
export function fireTrigger(state: State, { name, call, at }: EventOf<'trigger.fired'>): Outcome {
  if (!state.isReady) return addTrigger(state, { name, call });
  let next = state;
  const orders: Effect[] = [];
  const flags = { ignoreEntrance: true, ignoreRepeatedDisplay: true };
  for (const { id, widgetId } of Object.values(state.instances)) {
    if (anchorIn(state.widgets[widgetId]?.data.main.whenDisplay) !== name.replace(/^#/, '')) continue;
    const [requested, ...more] = requestOpen(next, { id, flags, call, at });
    next = requested;
    orders.push(...more);
  }
  return [next, ...orders];
}
