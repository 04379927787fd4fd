import type { Effect } from '../Effect';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { State } from '../State';
import { renderInstance } from './renderInstance';

/** An SDK is ready, or has failed permanently: then messenger widgets continue without it, in fallback mode. [BOOT-03, MEDIA-05, REND-13, A-11] */
export function settleSdk(state: State, { sdk, ok, at }: EventOf<'sdk.settled'>): Outcome {
  let next: State = { ...state, [`${sdk}sdkReady`]: ok || sdk === 'fb' };
  const orders: Effect[] = [];
  if (sdk === 'fb' && !ok) {
    for (const { id, widgetId, rendered } of Object.values(state.instances)) {
      if (rendered || state.widgets[widgetId]?.channel !== 'fb') continue;
      const [after, ...more] = renderInstance(next, { type: 'instance.rendered', id, reason: 'Timeout', at });
      next = after;
      orders.push(...more);
    }
  }
  return [next, ...orders];
}
