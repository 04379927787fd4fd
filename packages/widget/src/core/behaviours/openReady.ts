import { canOpen } from '../conditions/canOpen';
import type { Effect } from '../Effect';
import type { Outcome } from '../Outcome';
import type { Instance, State } from '../State';
import { openInstance } from './openInstance';

/** Opens every rendered instance whose conditions now hold, in the order of the configuration. [OPEN-01…06, DISP-23] */
export function openReady(state: State, at: number): Outcome {
  let next = state;
  const orders: Effect[] = [];
  for (const instance of Object.values(state.instances)) {
    if (instance.displayed || shownHere(next, instance) || !canOpen(next, instance, { at }).ok) continue;
    const [opened, ...more] = openInstance(next, { id: instance.id, flags: { ignoreAll: true }, at });
    next = opened;
    orders.push(...more);
  }
  return [next, ...orders];
}

/** Once closed, an overlay does not come back on the same page by itself, not even with `always`. */
function shownHere({ session, route }: State, { widgetId }: Instance): boolean {
  const { lastImpression } = session.widgets[widgetId] ?? {};
  return lastImpression !== undefined && lastImpression >= route.lastChange;
}
