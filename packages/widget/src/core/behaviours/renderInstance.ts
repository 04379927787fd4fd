import { timing } from '@beckon/contract';
import { changeInstance } from '../changeInstance';
import type { Effect } from '../Effect';
import type { EventOf } from '../Event';
import type { Outcome } from '../Outcome';
import type { Instance, State } from '../State';
import { openReady } from './openReady';

/** Who signals that an instance has rendered, and when: an SMS widget does so by itself. [REND-05] */
export function beginRender(state: State, { id, widgetId }: Instance): Effect[] {
  if (state.widgets[widgetId]?.channel !== 'sms') return [];
  const fact = { type: 'instance.rendered', id, reason: 'sms' } as const;
  return [{ order: 'wait', key: `render ${id}`, ms: timing.smsRenderMs, fact }];
}

/** An instance has rendered: the host hears the reason, and it may open from now on. [REND-01, OPEN-02] */
export function renderInstance(state: State, { id, reason, at }: EventOf<'instance.rendered'>): Outcome {
  const instance = state.instances[id];
  if (!instance || instance.rendered) return [state];
  const [next, ...orders] = openReady(
    changeInstance(state, id, { rendered: true, renderReason: reason }),
    at,
  );
  return [next, { order: 'emit', id, name: 'rendered', details: { reason } }, ...orders];
}
